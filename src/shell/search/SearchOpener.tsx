import { useMatch } from 'react-router-dom'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { isPlainPress } from '../../navigation/link/isPlainPress.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './SearchOpener.module.css'

/** The search field of a phone: it opens the search panel, or the search page if the panel cannot open. */
export function SearchOpener({ className }: { className?: string | undefined }) {
  const t = useT()
  const placeholder = t('shell.search_placeholder')
  const term = useMatch('/products/search/:term/*')?.params.term
  return (
    <Link
      to={to.search()}
      className={[styles.opener, className].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainPress(event)) return
        event.preventDefault()
        openPanel('search')
      }}
    >
      <Icon name="search" size={20} className={styles.icon} />
      <span className="visually-hidden">{t('shell.search_label')}: </span>
      <span className={term ? `${styles.text} ${styles.typed}` : styles.text}>{term ?? placeholder}</span>
    </Link>
  )
}
