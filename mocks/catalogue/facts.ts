import { brands } from '../../fixtures/catalogue.ts'
import {
  asDrawn,
  extrasAt,
  placesIn,
  productEntries,
  regularPrice,
  saleAt,
  stockAt,
  usualSeed,
  wishesAt,
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

/** One place that sells it: the warehouse's `_id`, and how goods travel from there. */
export interface Place {
  warehouse: string
  class: FulfillmentClass | null
  method: FulfillmentMethod
}

/** What listings filter and sort by, of one product; worked out once, so that a page builds only the cards it shows. */
export interface Facts {
  productGid: string
  /** The variant it is shown by. */
  leadGid: string
  name: string
  kind: string
  sizes: readonly string[]
  flavours: readonly string[]
  brand: Brand
  category: string
  /** Numbers of its brand and its shelf, so that thousands are counted without looking up a word. */
  brandNumber: number
  shelfNumber: number
  /** In cents. */
  price: number
  sale: { price: number; hours: number } | undefined
  wishes: number
  /** Had some left when the shop opened, and is still made. */
  isOffered: boolean
  isSponsored: boolean
  isSample: boolean
  classification: Classification
  factions: readonly string[]
  places: readonly Place[]
}

/** The facts of all hand-written products as a seed has them, each read when it is first needed. */
interface FactsTable {
  all(): readonly Facts[]
  popular(): readonly Facts[]
  of(productGid: string): Facts | undefined
}

function readFacts(seed: number): Facts[] {
  const brandRow = brands()
  return productEntries().flatMap((entry) => {
    const product = asDrawn(entry, seed)
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
      shelfNumber: product.row[2],
      price: regularPrice(lead),
      sale: saleAt(lead),
      wishes: wishesAt(lead),
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

/** The shop's own order: what can be had first, sponsored goods ahead, then what most shoppers wish for. */
export const byPopularity = (one: Facts, other: Facts): number =>
  Number(other.isOffered) - Number(one.isOffered) ||
  Number(other.isSponsored) - Number(one.isSponsored) ||
  other.wishes - one.wishes

function tableFor(seed: number): FactsTable {
  let all: readonly Facts[] | undefined
  let popular: readonly Facts[] | undefined
  let byGid: ReadonlyMap<string, Facts> | undefined
  const read = () => (all ??= readFacts(seed))
  return {
    all: read,
    popular: () => (popular ??= read().toSorted(byPopularity)),
    of: (gid) => (byGid ??= new Map(read().map((facts) => [facts.productGid, facts]))).get(gid),
  }
}

const usual = tableFor(usualSeed)
/** A page has one shop: of other seeds the last one asked for is kept. */
let other: { seed: number; table: FactsTable } | undefined

function tableOf(seed: number): FactsTable {
  if (seed === usualSeed) return usual
  if (other?.seed !== seed) other = { seed, table: tableFor(seed) }
  return other.table
}

/** Every product as a seed has it, in the order of the shelves. */
export const allFacts = (seed = usualSeed): readonly Facts[] => tableOf(seed).all()

export const factsOf = (productGid: string, seed = usualSeed): Facts | undefined =>
  tableOf(seed).of(productGid)

/** Every product in the shop's own order. */
export const popularFacts = (seed = usualSeed): readonly Facts[] => tableOf(seed).popular()

/** When the sale of that product's lead variant ends, in ms; null when none runs now. */
export function saleEnd({ sale }: Facts, offersSince: number, now: number): number | null {
  if (!sale) return null
  const end = offersSince + sale.hours * HOUR_MS
  return end > now ? end : null
}

/** What the lead variant costs now, in cents. */
export const priceNow = (facts: Facts, offersSince: number, now: number): number =>
  facts.sale && saleEnd(facts, offersSince, now) !== null ? facts.sale.price : facts.price
