import type { Listing } from '../../contract/entities/listing.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { cleared, isNarrowed, type ListingFilter, toggled } from '../../domain/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { type Choice, FoldedChoices } from './FoldedChoices.tsx'
import styles from './FilterPanel.module.css'

export interface FilterPanelProps {
  filter: ListingFilter
  brandTexts: Listing['brandTexts']
  categories: readonly Choice[]
  onFilter: (next: ListingFilter) => void
  /** Keeps the names of two panels on one page apart. */
  scope: string
}

const fulfillments = Object.values(FulfillmentClass)

/** All that narrows a listing: how it comes, which kind, which brands (document 1 §2, left side menu). */
export function FilterPanel({ filter, brandTexts, categories, onFilter, scope }: FilterPanelProps) {
  const t = useT()
  return (
    <form aria-label={t('listing.filters')} onSubmit={(event) => event.preventDefault()}>
      <FilterGroup title={t('listing.fulfillment')}>
        <FilterChoice
          type="radio"
          name={`${scope}-fulfillment`}
          label={t('listing.fulfillment_all')}
          isChosen={filter.fulfillment === null}
          onChoose={() => onFilter({ ...filter, fulfillment: null })}
        />
        {fulfillments.map((value) => (
          <FilterChoice
            key={value}
            type="radio"
            name={`${scope}-fulfillment`}
            label={t(`listing.fulfillment_${value}`)}
            isChosen={filter.fulfillment === value}
            onChoose={() => onFilter({ ...filter, fulfillment: value })}
          />
        ))}
      </FilterGroup>
      {categories.length > 1 || filter.category !== null ? (
        <FilterGroup title={t('listing.category')}>
          <FilterChoice
            type="radio"
            name={`${scope}-category`}
            label={t('listing.category_all')}
            isChosen={filter.category === null}
            onChoose={() => onFilter({ ...filter, category: null })}
          />
          <FoldedChoices
            type="radio"
            name={`${scope}-category`}
            choices={categories}
            isChosen={(gid) => filter.category === gid}
            onChoose={(gid) => onFilter({ ...filter, category: gid })}
          />
        </FilterGroup>
      ) : null}
      {brandTexts.list.length > 0 ? (
        <FilterGroup title={t('listing.brand')}>
          <FoldedChoices
            type="checkbox"
            name={`${scope}-brand`}
            choices={brandTexts.list}
            isChosen={(gid) => filter.brands.includes(gid)}
            onChoose={(gid) => onFilter(toggled(filter, { kind: 'brand', value: gid }))}
          />
        </FilterGroup>
      ) : null}
      {isNarrowed(filter) ? (
        <Button variant="quiet" className={styles.clear} onClick={() => onFilter(cleared(filter))}>
          {t('listing.clear')}
        </Button>
      ) : null}
    </form>
  )
}
