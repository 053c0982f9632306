import { categoryTree, lineage } from '../../fixtures/categories.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { Catalogue } from './catalogue.ts'

const trees = new Map<Language, Category[]>()

/** The departments with all their subcategories, built once per language. */
export function departments(language: Language): Category[] {
  const known = trees.get(language)
  if (known) return known
  const tree = categoryTree(language)
  trees.set(language, tree)
  return tree
}

const categoriesOf = new Map<Language, ReadonlyMap<string, Category>>()

const withAllBelow = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withAllBelow(category.children)])

/** A category by its gid, with its subcategories. */
export function categoryByGid(gid: string, language: Language): Category | undefined {
  const known =
    categoriesOf.get(language) ??
    new Map(withAllBelow(departments(language)).map((category) => [category.gid, category]))
  categoriesOf.set(language, known)
  return known.get(gid)
}

/** From the department down to the category itself. */
export const categoriesDownTo = (gid: string, language: Language): Category[] =>
  lineage(gid).flatMap((above) => categoryByGid(above, language) ?? [])

const countedBy = new WeakMap<NonNullable<Catalogue['sized']>, WeakMap<Category, Category>>()

/** A category with its product count, where the catalogue has another size; counted once. */
export function counted(category: Category, { sized }: Pick<Catalogue, 'sized'>): Category {
  if (!sized) return category
  const known = countedBy.get(sized) ?? new WeakMap<Category, Category>()
  countedBy.set(sized, known)
  const before = known.get(category)
  if (before) return before
  const now = {
    ...category,
    productCount: sized.productCount(category.gid),
    children: category.children.map((child) => counted(child, { sized })),
  }
  known.set(category, now)
  return now
}
