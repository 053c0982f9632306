import { useId } from 'react'
import { ListingSort } from '../../contract/listingSort.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './SortMenu.module.css'

interface SortMenuProps {
  sort: ListingSort
  onSort: (next: ListingSort) => void
}

const sortOf = (value: string) => Object.values(ListingSort).find((sort) => sort === value)

/** The sort order of a listing, as a native select, which is quick to use on phones. */
export function SortMenu({ sort, onSort }: SortMenuProps) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.menu}>
      <label htmlFor={id} className={styles.label}>
        {t('listing.sort')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={sort}
        onChange={({ currentTarget }) => onSort(sortOf(currentTarget.value) ?? sort)}
      >
        {Object.values(ListingSort).map((value) => (
          <option key={value} value={value}>
            {t(`listing.sort_${value}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </div>
  )
}
