import type { CategoryPage } from '../../contract/entities/page.ts'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import styles from './CategoryFoot.module.css'
import { NextCategory } from './NextCategory.tsx'
import { shelfBeside } from './shelfBeside.ts'

/** What follows the goods: the shelf beside this one, and what an editor has to say of this one. */
export function CategoryFoot({ category, department, listing }: CategoryPage) {
  const next = listing.pagination.hasNextCategory ? shelfBeside(category, department) : undefined
  const { longDescriptionHtml: html } = category
  if (!next && !html) return null
  return (
    <div className={styles.foot}>
      {next ? <NextCategory category={next} /> : null}
      {html ? <SafeHtml html={html} /> : null}
    </div>
  )
}
