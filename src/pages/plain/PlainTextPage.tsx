import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../Seo.tsx'
import { SharedAs } from '../SharedAs.tsx'
import styles from './PlainTextPage.module.css'

/** A page that is mostly words, such as why to shop here (document 1 §2, other links). */
export function PlainTextPage() {
  const { page, content } = usePageGroup('content')
  return (
    <article className={styles.page}>
      <Seo seo={page.seo} />
      <SharedAs page={page} type="website" />
      <h1 className={styles.title}>{content.title}</h1>
      {content.sections.map(({ heading, html }) => (
        <section key={heading} aria-label={heading} className={styles.section}>
          {heading === content.title ? null : <h2 className={styles.heading}>{heading}</h2>}
          <SafeHtml html={html} />
        </section>
      ))}
    </article>
  )
}
