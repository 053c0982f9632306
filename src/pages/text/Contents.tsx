import type { Language } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Contents.module.css'

interface ContentsProps {
  parts: readonly { id: string; title: string }[]
  /** The language of the titles, if it differs from the page's. */
  lang: Language | undefined
}

const Parts = ({ parts, lang }: ContentsProps) => (
  <ol className={styles.parts} lang={lang}>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className={styles.part}>
          {title}
        </a>
      </li>
    ))}
  </ol>
)

/** The table of contents of a long text: collapsed above it on a phone, sticky beside it on wide screens. */
export function Contents(props: ContentsProps) {
  const t = useT()
  return (
    <nav aria-label={t('text.contents')} className={styles.contents}>
      <details className={styles.folded}>
        <summary className={styles.opener}>
          {t('text.contents')}
          <Icon name="chevron-down" size={20} className={styles.sign} />
        </summary>
        <Parts {...props} />
      </details>
      <div className={styles.beside}>
        <p className={styles.title}>{t('text.contents')}</p>
        <Parts {...props} />
      </div>
    </nav>
  )
}
