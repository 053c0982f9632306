import type { Category } from '../../contract/entities/product/category.ts'

/** The parent of a category in the tree of its department; undefined for the department itself. */
export function parentOf(category: Category, within: Category): Category | undefined {
  if (within.children.some(({ gid }) => gid === category.gid)) return within
  for (const child of within.children) {
    const found = parentOf(category, child)
    if (found) return found
  }
  return undefined
}
