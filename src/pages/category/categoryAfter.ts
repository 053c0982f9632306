import type { Category } from '../../contract/entities/product/category.ts'

/** The next visible category in its department; undefined after the last, and for categories at other levels. */
export function categoryAfter(category: Category, department: Category): Category | undefined {
  const row = department.children.filter(({ isVisible }) => isVisible)
  const at = row.findIndex(({ gid }) => gid === category.gid)
  return at < 0 ? undefined : row[at + 1]
}
