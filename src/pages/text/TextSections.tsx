import type { Content } from '../../contract/entities/content.ts'
import { SafeHtml } from '../../ui/text/SafeHtml.tsx'
import styles from './TextSections.module.css'

/** The parts of a text, each with its heading; a link may lead to one. */
export const TextSections = ({ sections }: Pick<Content, 'sections'>) =>
  sections.map(({ id, heading, html }) => (
    <section key={id} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {heading}
      </h2>
      <SafeHtml html={html} />
    </section>
  ))
