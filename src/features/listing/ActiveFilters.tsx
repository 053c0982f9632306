import type { BrandText, CategoryCount } from '../../contract/entities/product/listing.ts'
import {
  activeChips,
  cleared,
  type FilterChip,
  type ListingFilter,
  toggled,
} from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { fulfillmentText } from './fulfillmentText.ts'
import styles from './ActiveFilters.module.css'

interface ActiveFiltersProps {
  filter: ListingFilter
  brands: readonly BrandText[]
  categories: readonly CategoryCount[]
  addressOf: (next: ListingFilter) => string
}

/** The active filters: each a link to the listing without it, and one link that clears all. */
export function ActiveFilters({ filter, brands, categories, addressOf }: ActiveFiltersProps) {
  const t = useT()
  const chips = activeChips(filter)
  if (chips.length === 0) return null
  const wordOf = (chip: FilterChip): string => {
    if (chip.kind === 'fulfillment') return t(fulfillmentText(chip.value))
    const named =
      chip.kind === 'brand'
        ? brands
        : categories.flatMap((category) => [category, ...(category.children ?? [])])
    return named.find(({ gid }) => gid === chip.value)?.name ?? t('listing.unknown_choice')
  }
  return (
    <ul className={styles.chips} aria-label={t('listing.active_filters')}>
      {chips.map((chip) => (
        <li key={`${chip.kind}-${chip.value}`}>
          <Link
            to={addressOf(toggled(filter, chip))}
            preventScrollReset
            className={styles.chip}
            aria-label={t('listing.remove_filter', { name: wordOf(chip) })}
          >
            {wordOf(chip)}
            <Icon name="x" size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={addressOf(cleared(filter))} preventScrollReset className={styles.clear}>
          {t('listing.clear')}
        </Link>
      </li>
    </ul>
  )
}
