import type { Content } from '../../contract/entities/content.ts'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import styles from './TextSections.module.css'

/** The sections of a text, each with a heading that links can target. */
export const TextSections = ({ sections }: Pick<Content, 'sections'>) =>
  sections.map(({ id, heading, html }) => (
    // A link to it moves the focus there.
    <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {heading}
      </h2>
      <SafeHtml html={html} />
    </section>
  ))
