import { useT } from '../../i18n/index.ts'
import styles from './AccountSection.module.css'

interface ListFilterProps {
  label: string
  term: string
  /** The number of entries found, for screen readers. */
  count: number
  onTerm: (term: string) => void
}

/** Filters a long list while the shopper types. */
export function ListFilter({ label, term, count, onTerm }: ListFilterProps) {
  const t = useT()
  return (
    <div role="search">
      <input
        type="search"
        className={styles.field}
        value={term}
        maxLength={60}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        onChange={({ target }) => onTerm(target.value)}
      />
      <p className="visually-hidden" role="status">
        {term.trim() === '' ? '' : t('account.found', { count })}
      </p>
    </div>
  )
}
