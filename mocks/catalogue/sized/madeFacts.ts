import {
  madePrice,
  madeSale,
  madeStock,
  madeWishes,
  makerNumberOf,
  type Template,
  templateOfMade,
} from '../../../fixtures/made/goods.ts'
import { type Maker, makers } from '../../../fixtures/made/makers.ts'
import { madeGid, type MadeNumber, madeNumberOf } from '../../../fixtures/made/numbers.ts'
import { brandRows } from '../../../fixtures/rows.ts'
import { variantGidOf } from '../../../fixtures/gids.ts'
import { warehouseAt } from '../../../fixtures/warehouses.ts'
import type { Brand } from '../../../src/contract/entities/product/product.ts'
import { Classification } from '../../../src/contract/enumerations.ts'
import { classOf } from '../../rules/fulfillmentClass.ts'
import type { Facts, Place } from '../facts.ts'

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

/**
 * What listings need to know of a made product. It keeps its seed, its number and what it is made of: all else is worked out when it is
 * asked for.
 */
export class MadeFacts implements Facts, MadeNumber {
  readonly seed: number
  readonly number: number
  readonly maker: Maker
  private readonly template: Template

  constructor(made: MadeNumber) {
    const maker = makers()[makerNumberOf(made)]
    if (!maker) throw new RangeError(`Nobody makes the product ${made.number}`)
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
  get shelfNumber(): number {
    return this.template.entry.row[2]
  }
  get brand(): Brand {
    return this.maker.brand
  }
  get brandNumber(): number {
    return brandRows.length + this.maker.number
  }
  get price(): number {
    return madePrice(this, 0)
  }
  get sale(): Facts['sale'] {
    return madeSale(this, 0, this.price)
  }
  get wishes(): number {
    return madeWishes(this, 0)
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

/** What is made in one shop: with that seed, and so many. */
export interface MadeRange {
  seed: number
  count: number
}

/** What a product's gid holds, if it is made in that shop. */
export function madeIn({ seed, count }: MadeRange, productGid: string): MadeNumber | undefined {
  const made = madeNumberOf(productGid)
  return made?.seed === seed && made.number < count ? made : undefined
}
