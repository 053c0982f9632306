import type { Listing } from '../../contract/entities/listing.ts'
import { FulfillmentClass } from '../../contract/enumerations.ts'
import { cleared, isNarrowed, type ListingFilter } from '../../domain/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import { BrandFilter } from './BrandFilter.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterGroup } from './FilterGroup.tsx'

export interface CategoryChoice {
  gid: string
  name: string
  count?: number
}

export interface FilterPanelProps {
  filter: ListingFilter
  brandTexts: Listing['brandTexts']
  categories: readonly CategoryChoice[]
  onFilter: (next: ListingFilter) => void
  scope: string
}

const fulfillments = [
  FulfillmentClass.EXPRESS,
  FulfillmentClass.STANDARD,
  FulfillmentClass.MARKETPLACE,
] as const

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
      {categories.length > 1 ? (
        <FilterGroup title={t('listing.category')}>
          <FilterChoice
            type="radio"
            name={`${scope}-category`}
            label={t('listing.category_all')}
            isChosen={filter.category === null}
            onChoose={() => onFilter({ ...filter, category: null })}
          />
          {categories.map(({ gid, name, count }) => (
            <FilterChoice
              key={gid}
              type="radio"
              name={`${scope}-category`}
              label={name}
              {...(count === undefined ? {} : { count, countLabel: t('listing.brand_count', { count }) })}
              isChosen={filter.category === gid}
              onChoose={() => onFilter({ ...filter, category: gid })}
            />
          ))}
        </FilterGroup>
      ) : null}
      <BrandFilter brandTexts={brandTexts} filter={filter} onFilter={onFilter} scope={scope} />
      {isNarrowed(filter) ? (
        <Button variant="quiet" onClick={() => onFilter(cleared(filter))}>
          {t('listing.clear')}
        </Button>
      ) : null}
    </form>
  )
}
