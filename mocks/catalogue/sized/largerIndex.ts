import { templatePlace } from '../../../fixtures/made/products.ts'
import { lineage } from '../../../fixtures/categories.ts'
import { allIndexRows, type ProductIndexRow } from '../productIndex.ts'
import { GeneratedIndexRow, type MadeRange } from './generatedIndexRow.ts'

/** The position of every product, in the shop's own order and in each category. */
export interface LargerIndex {
  popular: readonly ProductIndexRow[]
  inCategory: ReadonlyMap<string, readonly ProductIndexRow[]>
  /** What a search looks up for each place in `popular`: the product's number in the tables, or after these its template's. */
  productAt: Uint16Array
  /** The maker's number plus one; 0 for hand-written products, which have their own brand. */
  makerAt: Uint16Array
}

// Available products, then sponsored ones, then by wishlist count, and last by their position.
const OFFERED = 2 ** 42
const SPONSORED = 2 ** 41
const WISHLIST = 2 ** 20

/** Reads every product once and keeps numbers: a fraction of what the products themselves would take. */
export function indexLarger(range: MadeRange): LargerIndex {
  const own = allIndexRows(range.seed)
  const count = own.length + range.count
  const made = Array.from(
    { length: range.count },
    (_, number) => new GeneratedIndexRow({ seed: range.seed, number }),
  )
  const keys = new Float64Array(count)
  const keep = ({ isOffered, isSponsored, wishlistCount }: ProductIndexRow, at: number) => {
    keys[at] =
      Number(isOffered) * OFFERED +
      Number(isSponsored) * SPONSORED +
      wishlistCount * WISHLIST +
      (WISHLIST - 1 - at)
  }
  own.forEach(keep)
  made.forEach((indexRow, number) => keep(indexRow, own.length + number))
  keys.sort()
  const popular: ProductIndexRow[] = []
  const lists = new Map<string, ProductIndexRow[]>()
  const listsOf = new Map<string, readonly ProductIndexRow[][]>()
  const productAt = new Uint16Array(count)
  const makerAt = new Uint16Array(count)
  const listsFor = (category: string): readonly ProductIndexRow[][] => {
    const known = lineage(category).map((gid) => {
      const list = lists.get(gid) ?? []
      lists.set(gid, list)
      return list
    })
    listsOf.set(category, known)
    return known
  }
  const put = (indexRow: ProductIndexRow) => {
    popular.push(indexRow)
    for (const list of listsOf.get(indexRow.category) ?? listsFor(indexRow.category)) list.push(indexRow)
  }
  for (let place = 0; place < count; place += 1) {
    const at = WISHLIST - 1 - ((keys[count - 1 - place] ?? 0) % WISHLIST)
    const ready = own[at]
    const product = made[at - own.length]
    productAt[place] = product ? own.length + templatePlace(product) : at
    if (product) makerAt[place] = product.maker.number + 1
    const indexRow = ready ?? product
    if (indexRow) put(indexRow)
  }
  return { popular, inCategory: lists, productAt, makerAt }
}
