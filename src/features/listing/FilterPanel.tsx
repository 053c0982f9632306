import { cleared, isNarrowed, type ListingFilter, toggled } from '../../domain/product/listingFilter.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { BrandChoices } from './BrandChoices.tsx'
import { CategoryChoices } from './CategoryChoices.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { type Choices, questionsOf } from './filterQuestions.ts'
import { fulfillmentText } from './fulfillmentText.ts'
import styles from './FilterPanel.module.css'

export interface FilterPanelProps extends Choices {
  onFilter: (next: ListingFilter) => void
  /** A prefix that makes the ids unique, because a page can have two panels. */
  scope: string
}

/** All filters of a listing: fulfilment, category, brands (document 1 §2, left side menu). */
export function FilterPanel({
  filter,
  fulfillments,
  brandTexts,
  categories,
  onFilter,
  scope,
}: FilterPanelProps) {
  const t = useT()
  const questions = questionsOf({ filter, fulfillments, brandTexts, categories })
  return (
    <form aria-label={t('listing.filters')} onSubmit={(event) => event.preventDefault()}>
      {questions.includes('fulfillment') ? (
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
              label={t(fulfillmentText(value))}
              isChosen={filter.fulfillment === value}
              onChoose={() => onFilter({ ...filter, fulfillment: value })}
            />
          ))}
        </FilterGroup>
      ) : null}
      {questions.includes('category') ? (
        <FilterGroup title={t('listing.category')}>
          <FilterChoice
            type="radio"
            name={`${scope}-category`}
            label={t('listing.category_all')}
            isChosen={filter.category === null}
            onChoose={() => onFilter({ ...filter, category: null })}
          />
          <CategoryChoices
            name={`${scope}-category`}
            categories={categories}
            chosen={filter.category}
            onChoose={(gid) => onFilter({ ...filter, category: gid })}
          />
        </FilterGroup>
      ) : null}
      {questions.includes('brand') ? (
        <FilterGroup title={t('listing.brand')}>
          <BrandChoices
            name={`${scope}-brand`}
            brands={brandTexts.list}
            chosen={filter.brands}
            onToggle={(gid) => onFilter(toggled(filter, { kind: 'brand', value: gid }))}
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
