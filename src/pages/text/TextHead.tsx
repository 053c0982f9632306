import type { Content } from '../../contract/entities/content.ts'
import type { PageInfo } from '../../contract/entities/page.ts'
import { formatDate } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './TextHead.module.css'

interface TextHeadProps {
  page: PageInfo
  content: Content
}

/** The title, summary and date of a text, its language if it has only one, and a link to the whole text if only a part is shown. */
export function TextHead({ page, content }: TextHeadProps) {
  const t = useT()
  const { title, summary, updatedOn, language, pages } = content
  const isPart = pages.firstPage > 1 || pages.lastPage < pages.pageCount
  return (
    <header className={styles.head}>
      <h1 className={styles.title} lang={language}>
        {title}
      </h1>
      {summary ? (
        <p className={styles.summary} lang={language}>
          {summary}
        </p>
      ) : null}
      <div className={styles.facts}>
        {updatedOn ? (
          <p>
            <time dateTime={updatedOn}>{t('text.updated', { day: formatDate(updatedOn) })}</time>
          </p>
        ) : null}
        {language ? <p>{t(`text.only_${language}`)}</p> : null}
        {isPart ? (
          <Link to={page.canonicalPath} className={styles.whole}>
            {t('text.whole')}
          </Link>
        ) : null}
      </div>
    </header>
  )
}
