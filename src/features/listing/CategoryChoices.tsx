import { useState } from 'react'
import type { CategoryCount } from '../../contract/entities/product/listing.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { FilterChoice } from './FilterChoice.tsx'
import { useFolded } from './useFolded.ts'
import { ViewMore } from './ViewMore.tsx'
import styles from './CategoryChoices.module.css'

interface CategoryChoicesProps {
  name: string
  categories: readonly CategoryCount[]
  chosen: string | null
  onChoose: (gid: string) => void
}

type Category = CategoryCount
type CategoryChoiceProps = Omit<CategoryChoicesProps, 'categories'>

function Choice({ category, name, chosen, onChoose }: CategoryChoiceProps & { category: Category }) {
  const t = useT()
  const { gid, name: label, count } = category
  return (
    <FilterChoice
      type="radio"
      name={name}
      label={label}
      count={count}
      countLabel={t('listing.choice_count', { count })}
      isChosen={chosen === gid}
      onChoose={() => onChoose(gid)}
    />
  )
}

function Branch({ category, ...choice }: CategoryChoiceProps & { category: Category }) {
  const t = useT()
  const { children = [] } = category
  const [isOpened, setIsOpened] = useState<boolean | null>(null)
  // Opened or closed by the shopper; until then, the branch of the chosen category is open.
  const isOpen = isOpened ?? [category, ...children].some(({ gid }) => gid === choice.chosen)
  if (children.length === 0) return <Choice category={category} {...choice} />
  return (
    <>
      <div className={styles.branch}>
        <div className={styles.choice}>
          <Choice category={category} {...choice} />
        </div>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={t('listing.kinds_of', { name: category.name })}
          onClick={() => setIsOpened(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
        </button>
      </div>
      {isOpen ? (
        <div className={styles.below}>
          {children.map((child) => (
            <Choice key={child.gid} category={child} {...choice} />
          ))}
        </div>
      ) : null}
    </>
  )
}

/** The category filter: one choice, with subcategories that can be expanded (document 1 §2, category filter). */
export function CategoryChoices({ categories, ...choice }: CategoryChoicesProps) {
  const { shown, ...folding } = useFolded(categories, ({ gid, children = [] }) =>
    [gid, ...children.map((child) => child.gid)].some((each) => each === choice.chosen),
  )
  return (
    <>
      {shown.map((category) => (
        <Branch key={category.gid} category={category} {...choice} />
      ))}
      <ViewMore {...folding} />
    </>
  )
}
