import { brands } from '../../fixtures/catalogue.ts'
import {
  extrasAt,
  placesIn,
  productEntries,
  regularPrice,
  saleAt,
  stockAt,
  wishesAt,
} from '../../fixtures/rows.ts'
import { warehouseAt } from '../../fixtures/warehouses.ts'
import type { Brand } from '../../src/contract/entities/product.ts'
import {
  Classification,
  type FulfillmentClass,
  type FulfillmentMethod,
  VariantState,
} from '../../src/contract/enumerations.ts'
import { classOf } from '../rules/fulfillmentClass.ts'
import { HOUR_MS } from '../shop/clock.ts'

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

let all: readonly Facts[] | undefined
let popular: readonly Facts[] | undefined
let byGid: ReadonlyMap<string, Facts> | undefined

function readFacts(): Facts[] {
  const brandRow = brands()
  return productEntries().flatMap((product) => {
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

/** Every product, in the order of the shelves. */
export const allFacts = (): readonly Facts[] => (all ??= readFacts())

export const factsOf = (productGid: string): Facts | undefined =>
  (byGid ??= new Map(allFacts().map((facts) => [facts.productGid, facts]))).get(productGid)

/** The shop's own order: what can be had first, sponsored goods ahead, then what most shoppers wish for. */
export const byPopularity = (one: Facts, other: Facts): number =>
  Number(other.isOffered) - Number(one.isOffered) ||
  Number(other.isSponsored) - Number(one.isSponsored) ||
  other.wishes - one.wishes

/** Every product in the shop's own order. */
export const popularFacts = (): readonly Facts[] => (popular ??= allFacts().toSorted(byPopularity))

/** When the sale of that product's lead variant ends, in ms; null when none runs now. */
export function saleEnd({ sale }: Facts, offersSince: number, now: number): number | null {
  if (!sale) return null
  const end = offersSince + sale.hours * HOUR_MS
  return end > now ? end : null
}

/** What the lead variant costs now, in cents. */
export const priceNow = (facts: Facts, offersSince: number, now: number): number =>
  facts.sale && saleEnd(facts, offersSince, now) !== null ? facts.sale.price : facts.price
