import { categoryTree, lineage } from '../../fixtures/categories.ts'
import type { Category } from '../../src/contract/entities/product/category.ts'
import type { Language } from '../../src/contract/enumerations.ts'
import type { Goods } from './goods.ts'

const trees = new Map<Language, Category[]>()

/** The departments with all that stands below them, built once for each language. */
export function departments(language: Language): Category[] {
  const known = trees.get(language)
  if (known) return known
  const tree = categoryTree(language)
  trees.set(language, tree)
  return tree
}

const shelvesOf = new Map<Language, ReadonlyMap<string, Category>>()

const withAllBelow = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withAllBelow(category.children)])

/** A shelf by its gid, with what stands below it. */
export function shelfByGid(gid: string, language: Language): Category | undefined {
  const known =
    shelvesOf.get(language) ??
    new Map(withAllBelow(departments(language)).map((category) => [category.gid, category]))
  shelvesOf.set(language, known)
  return known.get(gid)
}

/** From the department down to the shelf itself. */
export const shelvesDownTo = (gid: string, language: Language): Category[] =>
  lineage(gid).flatMap((above) => shelfByGid(above, language) ?? [])

const countedBy = new WeakMap<NonNullable<Goods['sized']>, WeakMap<Category, Category>>()

/** The same with as many products as the shop has there, where it is not the size of the tables; counted once. */
export function counted(category: Category, { sized }: Pick<Goods, 'sized'>): Category {
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
