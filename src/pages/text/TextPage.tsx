import { useT } from '../../i18n/index.ts'
import { usePageGroup } from '../pageGroup.ts'
import { AskUs } from './AskUs.tsx'
import { Contents } from './Contents.tsx'
import { Questions } from './Questions.tsx'
import { TextHead } from './TextHead.tsx'
import { TextSeo } from './TextSeo.tsx'
import { TextSections } from './TextSections.tsx'
import styles from './TextPage.module.css'

/** A text with more parts has a table of contents. */
const FOUND_BY_LOOKING = 4

/** A text of the shop, such as its terms, or its questions and answers (document 1 §2, `/t/:slug`). */
export function TextPage() {
  const t = useT()
  const { page, content, faq, email } = usePageGroup('content')
  const topics = faq?.topics ?? []
  const parts = [
    ...topics.map(({ id, title }) => ({ id, title })),
    ...content.sections.map(({ id, heading }) => ({ id, title: heading })),
  ]
  return (
    <div className={styles.page}>
      <TextSeo page={page} topics={topics} />
      <TextHead page={page} content={content} />
      <div className={styles.body}>
        {parts.length > FOUND_BY_LOOKING ? <Contents parts={parts} lang={content.language} /> : null}
        <article className={styles.text} aria-label={t('text.label', { title: content.title })}>
          <Questions topics={topics} />
          <div className={styles.sections} lang={content.language}>
            <TextSections sections={content.sections} />
          </div>
          {email ? <AskUs {...email} /> : null}
        </article>
      </div>
    </div>
  )
}
