import type { Category } from '../../contract/entities/product/category.ts'
import { Illustration } from '../../ui/media/Illustration.tsx'
import { ListingHead } from '../../features/listing/ListingHead.tsx'
import styles from './CategoryHead.module.css'
import { SubcategoryChips } from './SubcategoryChips.tsx'

interface CategoryHeadProps {
  category: Category
  department: Category
  total: number
  /** A list of the shop with its own picture, such as this week's offers (document 1 §3, isSoftCategory). */
  isHighlight: boolean
}

/** The head of a category: its name, description and subcategories. */
export function CategoryHead({ category, department, total, isHighlight }: CategoryHeadProps) {
  const picture = isHighlight ? (
    <span className={styles.picture} data-tint={category.tint}>
      <Illustration name={category.illustration} size={40} priority />
    </span>
  ) : undefined
  return (
    <>
      <ListingHead title={category.displayName} total={total} picture={picture} />
      <SubcategoryChips category={category} department={department} />
    </>
  )
}
