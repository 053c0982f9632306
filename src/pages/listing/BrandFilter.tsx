import { useState } from 'react'
import type { Listing } from '../../contract/entities/listing.ts'
import { BRAND_FILTER_SHOWN_FIRST } from '../../contract/limits.ts'
import { type ListingFilter, toggled } from '../../domain/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import styles from './BrandFilter.module.css'

interface BrandFilterProps {
  brandTexts: Listing['brandTexts']
  filter: ListingFilter
  onFilter: (next: ListingFilter) => void
  /** Keeps the names of two panels on one page apart. */
  scope: string
}

/** The brands of a listing with their counts: ten first, the rest behind "View more" (document 1 §2 and §3, brandTexts). */
export function BrandFilter({ brandTexts, filter, onFilter, scope }: BrandFilterProps) {
  const t = useT()
  const [isWhole, setIsWhole] = useState(false)
  const { list } = brandTexts
  if (list.length === 0) return null
  // A chosen brand is never hidden: what narrows the goods must be seen to be undone.
  const shown = list.filter(
    ({ gid }, index) => isWhole || index < BRAND_FILTER_SHOWN_FIRST || filter.brands.includes(gid),
  )
  const isFoldable = list.length > BRAND_FILTER_SHOWN_FIRST
  return (
    <FilterGroup title={t('listing.brand')}>
      {shown.map(({ gid, name, count }) => (
        <FilterChoice
          key={gid}
          type="checkbox"
          name={`${scope}-brand`}
          label={name}
          count={count}
          countLabel={t('listing.brand_count', { count })}
          isChosen={filter.brands.includes(gid)}
          onChoose={() => onFilter(toggled(filter, { kind: 'brand', value: gid }))}
        />
      ))}
      {isFoldable ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('listing.view_less') : t('listing.view_more', { count: list.length - shown.length })}
          <Icon name={isWhole ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      ) : null}
    </FilterGroup>
  )
}
