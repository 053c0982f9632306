import type { Category } from '../../contract/entities/product/category.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { ChipRow } from '../../ui/layout/ChipRow.tsx'
import { parentOf } from './parentOf.ts'
import styles from './SubcategoryChips.module.css'

interface SubcategoryChipsProps {
  category: Category
  department: Category
}

/** The subcategories of a category as a scrolling row of chips; its siblings if it has none. */
export function SubcategoryChips({ category, department }: SubcategoryChipsProps) {
  const t = useT()
  const above = category.children.length > 0 ? category : parentOf(category, department)
  const parts = (above?.children ?? []).filter(({ isVisible }) => isVisible)
  if (!above || parts.length === 0) return null
  return (
    <div className={styles.chips}>
      <ChipRow
        label={t('category.parts', { name: above.displayName })}
        chips={parts.map((part) => ({
          id: part.gid,
          to: to.category(part),
          text: part.display,
          isHere: part.gid === category.gid,
        }))}
      />
    </div>
  )
}
