import {
  madePrice,
  madeSale,
  madeStock,
  madeWishes,
  makerNumberOf,
  type Template,
  templates,
} from '../../../fixtures/made/goods.ts'
import { type Maker, makers } from '../../../fixtures/made/makers.ts'
import { brandRows, madeGid, numberOfGid } from '../../../fixtures/rows.ts'
import { variantGidOf } from '../../../fixtures/gids.ts'
import { warehouseAt } from '../../../fixtures/warehouses.ts'
import type { Brand } from '../../../src/contract/entities/product.ts'
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
 * What listings need to know of a made product. It keeps its number and what it is made of: all else is worked out when it is
 * asked for.
 */
export class MadeFacts implements Facts {
  readonly number: number
  readonly maker: Maker
  private readonly template: Template

  constructor(number: number) {
    const template = templates()[number % templates().length]
    const maker = makers()[makerNumberOf(number)]
    if (!template || !maker) throw new RangeError(`No product ${number}`)
    this.number = number
    this.template = template
    this.maker = maker
  }

  get productGid(): string {
    return madeGid(this.number)
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
    return madePrice(this.number, 0)
  }
  get sale(): Facts['sale'] {
    return madeSale(this.number, 0, this.price)
  }
  get wishes(): number {
    return madeWishes(this.number, 0)
  }
  get isSponsored(): boolean {
    return false
  }
  get isSample(): boolean {
    return false
  }
  get isOffered(): boolean {
    return this.template.places.some((_, place) => madeStock(this.number, 0, place) > 0)
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

/** The number of a product's gid, if it is one of the first so many. */
export function madeNumber(productGid: string, count: number): number | undefined {
  const number = numberOfGid(productGid)
  return number !== undefined && number < count ? number : undefined
}
