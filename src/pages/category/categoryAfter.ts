import type { Category } from '../../contract/entities/product/category.ts'

/** The visible category beside this one in its department; undefined after the last, and for others than a department's own. */
export function categoryAfter(category: Category, department: Category): Category | undefined {
  const row = department.children.filter(({ isVisible }) => isVisible)
  const at = row.findIndex(({ gid }) => gid === category.gid)
  return at < 0 ? undefined : row[at + 1]
}
