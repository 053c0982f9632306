import {
  madePrice,
  madeSale,
  madeStock,
  generatedWishlistCount,
  makerNumberOf,
  type Template,
  templateOfMade,
} from '../../../fixtures/made/products.ts'
import { type Maker, makers } from '../../../fixtures/made/makers.ts'
import { madeGid, type MadeNumber, madeNumberOf } from '../../../fixtures/made/numbers.ts'
import { brandNames } from '../../../fixtures/rows.ts'
import { variantGidOf } from '../../../fixtures/gids.ts'
import { warehouseAt } from '../../../fixtures/warehouses.ts'
import type { Brand } from '../../../src/contract/entities/product/product.ts'
import { Classification } from '../../../src/contract/enumerations.ts'
import { classOf } from '../../rules/fulfillmentClass.ts'
import type { ProductIndexRow, Place } from '../productIndex.ts'

const NO_FACTIONS: readonly string[] = []

const placesOf = new Map<Template, readonly Place[]>()

function placesIn(template: Template): readonly Place[] {
  const known = placesOf.get(template)
  if (known) return known
  const places = template.places.map((number): Place => {
    const { warehouse } = warehouseAt(number)
    const method = warehouse.fulfillmentMethodType
    return { warehouse: warehouse._id, class: classOf(warehouse.fulfillerType, method), method }
  })
  placesOf.set(template, places)
  return places
}

/** The index row of a generated product. It stores seed, number and template; everything else is computed on demand. */
export class GeneratedIndexRow implements ProductIndexRow, MadeNumber {
  readonly seed: number
  readonly number: number
  readonly maker: Maker
  private readonly template: Template

  constructor(made: MadeNumber) {
    const maker = makers()[makerNumberOf(made)]
    if (!maker) throw new RangeError(`The product ${made.number} has no maker`)
    this.seed = made.seed
    this.number = made.number
    this.template = templateOfMade(made)
    this.maker = maker
  }

  get productGid(): string {
    return madeGid(this)
  }
  get leadGid(): string {
    return variantGidOf(this.productGid, 1)
  }
  get name(): string {
    return `${this.brand.name} ${this.template.entry.row[0]}`
  }
  get kind(): string {
    return this.template.entry.kind
  }
  get sizes(): readonly string[] {
    return this.template.entry.sizes
  }
  get flavours(): readonly string[] {
    return this.template.entry.flavours
  }
  get category(): string {
    return this.template.entry.category
  }
  get categoryNumber(): number {
    return this.template.entry.row[2]
  }
  get brand(): Brand {
    return this.maker.brand
  }
  get brandNumber(): number {
    return brandNames.length + this.maker.number
  }
  get price(): number {
    return madePrice(this, 0)
  }
  get sale(): ProductIndexRow['sale'] {
    return madeSale(this, 0, this.price)
  }
  get wishlistCount(): number {
    return generatedWishlistCount(this, 0)
  }
  get isSponsored(): boolean {
    return false
  }
  get isSample(): boolean {
    return false
  }
  get isOffered(): boolean {
    return this.template.places.some((_, place) => madeStock(this, 0, place) > 0)
  }
  get classification(): Classification {
    return this.template.extras.classification ?? Classification.ORDINARY
  }
  get factions(): readonly string[] {
    return NO_FACTIONS
  }
  get places(): readonly Place[] {
    return placesIn(this.template)
  }
}

/** The generated products of one shop: their seed and their number. */
export interface MadeRange {
  seed: number
  count: number
}

/** The seed and number in a product's gid, if that shop generates it. */
export function madeIn({ seed, count }: MadeRange, productGid: string): MadeNumber | undefined {
  const made = madeNumberOf(productGid)
  return made?.seed === seed && made.number < count ? made : undefined
}
