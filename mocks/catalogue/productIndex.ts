import { brands } from '../../fixtures/brands.ts'
import {
  asSeeded,
  extrasAt,
  placesIn,
  productEntries,
  regularPrice,
  saleAt,
  stockAt,
  usualSeed,
  wishlistCountAt,
} from '../../fixtures/rows.ts'
import { warehouseAt } from '../../fixtures/warehouses.ts'
import type { Brand } from '../../src/contract/entities/product/product.ts'
import {
  Classification,
  type FulfillmentClass,
  type FulfillmentMethod,
  VariantState,
} from '../../src/contract/enumerations.ts'
import { classOf } from '../rules/fulfillmentClass.ts'
import { HOUR_MS } from '../base/clock.ts'

/** A place that sells the product: the `_id` of the warehouse and its delivery method. */
export interface Place {
  warehouse: string
  class: FulfillmentClass | null
  method: FulfillmentMethod
}

/** What listings filter and sort by, of one product; worked out once, so that a page builds only the cards it shows. */
export interface ProductIndexRow {
  productGid: string
  /** The variant it is shown by. */
  leadGid: string
  name: string
  kind: string
  sizes: readonly string[]
  flavours: readonly string[]
  brand: Brand
  category: string
  /** Numbers of brand and category, so that counting thousands of products needs no text lookups. */
  brandNumber: number
  categoryNumber: number
  /** In cents. */
  price: number
  sale: { price: number; hours: number } | undefined
  wishlistCount: number
  /** Had some left when the shop opened, and is still made. */
  isOffered: boolean
  isSponsored: boolean
  isSample: boolean
  classification: Classification
  factions: readonly string[]
  places: readonly Place[]
}

/** The facts of all hand-written products as a seed has them, each read when it is first needed. */
interface ProductIndex {
  all(): readonly ProductIndexRow[]
  popular(): readonly ProductIndexRow[]
  of(productGid: string): ProductIndexRow | undefined
}

function readIndexRows(seed: number): ProductIndexRow[] {
  const brandRow = brands()
  return productEntries().flatMap((entry) => {
    const product = asSeeded(entry, seed)
    const [lead] = placesIn(product)
    const brand = brandRow[product.brand]
    if (!lead || !brand) return []
    const extras = extrasAt(lead)
    const stock = stockAt(lead)
    return {
      productGid: product.gid,
      leadGid: lead.gid,
      name: product.name,
      kind: product.kind,
      sizes: product.sizes,
      flavours: product.flavours,
      brand,
      category: product.category,
      brandNumber: product.brand,
      categoryNumber: product.row[2],
      price: regularPrice(lead),
      sale: saleAt(lead),
      wishlistCount: wishlistCountAt(lead),
      isOffered: extras.state !== VariantState.DISCONTINUED && stock.some(({ count }) => count > 0),
      isSponsored: extras.sponsored !== undefined,
      isSample: extras.productType === 1,
      classification: extras.classification ?? Classification.ORDINARY,
      factions: extras.factions ?? [],
      places: stock.map(({ warehouse: number }) => {
        const { warehouse } = warehouseAt(number)
        return {
          warehouse: warehouse._id,
          class: classOf(warehouse.fulfillerType, warehouse.fulfillmentMethodType),
          method: warehouse.fulfillmentMethodType,
        }
      }),
    }
  })
}

/** The shop's own order: available products, then sponsored ones, then by wishlist count. */
export const byPopularity = (one: ProductIndexRow, other: ProductIndexRow): number =>
  Number(other.isOffered) - Number(one.isOffered) ||
  Number(other.isSponsored) - Number(one.isSponsored) ||
  other.wishlistCount - one.wishlistCount

function tableFor(seed: number): ProductIndex {
  let all: readonly ProductIndexRow[] | undefined
  let popular: readonly ProductIndexRow[] | undefined
  let byGid: ReadonlyMap<string, ProductIndexRow> | undefined
  const read = () => (all ??= readIndexRows(seed))
  return {
    all: read,
    popular: () => (popular ??= read().toSorted(byPopularity)),
    of: (gid) => (byGid ??= new Map(read().map((indexRow) => [indexRow.productGid, indexRow]))).get(gid),
  }
}

const usual = tableFor(usualSeed)
/** A page has one shop, so that only the last other seed is cached. */
let other: { seed: number; table: ProductIndex } | undefined

function tableOf(seed: number): ProductIndex {
  if (seed === usualSeed) return usual
  if (other?.seed !== seed) other = { seed, table: tableFor(seed) }
  return other.table
}

/** Every product for a seed, in the order of the categories. */
export const allIndexRows = (seed = usualSeed): readonly ProductIndexRow[] => tableOf(seed).all()

export const indexRowOf = (productGid: string, seed = usualSeed): ProductIndexRow | undefined =>
  tableOf(seed).of(productGid)

/** Every product in the shop's own order. */
export const popularIndexRows = (seed = usualSeed): readonly ProductIndexRow[] => tableOf(seed).popular()

/** When the sale of that product's lead variant ends, in ms; null when none runs now. */
export function saleEnd({ sale }: ProductIndexRow, offersSince: number, now: number): number | null {
  if (!sale) return null
  const end = offersSince + sale.hours * HOUR_MS
  return end > now ? end : null
}
