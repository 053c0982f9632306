import type { Category } from '../../contract/entities/product/category.ts'

/** The category right above another one in its department's tree; undefined for the department itself. */
export function parentOf(category: Category, within: Category): Category | undefined {
  if (within.children.some(({ gid }) => gid === category.gid)) return within
  for (const child of within.children) {
    const found = parentOf(category, child)
    if (found) return found
  }
  return undefined
}
