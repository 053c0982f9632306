import { openingStock, productGids, variantByGid, variantGidsOf } from '../../fixtures/catalogue.ts'
import { idOf } from '../../fixtures/gids.ts'
import { shopConfig } from '../../fixtures/shopConfig.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { DAY_MS } from '../base/clock.ts'
import { lineTotal, total } from '../rules/pricing.ts'
import { groupSummary } from '../rules/shipping.ts'
import { pricingOf } from '../state/orders/pastOrders.ts'
import type { Account } from '../state/records/account.ts'
import type { StoredOrder } from '../state/records/order.ts'

const ADDRESSES = 200
const ORDERS = 500
/** Items of the longest order; the shortest has one. */
const MOST_LINES = 7

/** As long as the fields permit, or nearly. */
const LONG_NAME = 'Sharifah Nur Aisyah Binti Syed Abdul Rahman Al-Attas'
const LONG_STREET = 'Unit B-33A-12, Menara Residensi Seri Bukit Persekutuan Indah, 128 Jalan Sultan Ismail'

const idAt = (kind: string, at: number): string => `${kind}${String(at).padStart(24 - kind.length, '0')}`

/** One card in each state; the first is the default. */
const cards = [
  { lastFour: '7000', expiry: '09/29' },
  { lastFour: '7001', expiry: '01/26' },
  { lastFour: '7002', expiry: '12/26' },
  { lastFour: '7003', expiry: '03/31', isDeclined: true },
] as const

type Lines = StoredOrder['lines']

/** A line for each variant that a warehouse sells, in the order of the catalogue; what is sold out or discontinued by now was bought as well. */
function linesFrom(warehouseId: string, openedAt: number): Lines {
  const present = { now: openedAt, openedAt }
  return productGids()
    .flatMap(variantGidsOf)
    .filter((gid) => openingStock(gid).some(({ warehouse }) => warehouse._id === warehouseId))
    .flatMap((gid) => {
      const price = variantByGid(gid, present)?.price
      return price === undefined ? [] : { variantId: idOf('variant', gid), warehouseId, quantity: 1, price }
    })
}

/** The assortment of a warehouse, and how many of its items were taken in turn. */
interface Assortment {
  lines: Lines
  taken: number
}

/** Every eighth item is one that the shopper buys again and again. */
const FAVOURITE_EVERY = 8

/** The items of one order: every second one comes from the assortment in turn, the others are favourites. */
function basketOf(order: number, assortment: Assortment): Lines {
  const favourites = Math.ceil(assortment.lines.length / FAVOURITE_EVERY)
  const places = Array.from({ length: 1 + (order % MOST_LINES) }, (_, line) => {
    if (line % 2 === 1) return ((order * 5 + line) % favourites) * FAVOURITE_EVERY
    assortment.taken += 1
    return assortment.taken % assortment.lines.length
  })
  return [...new Set(places)].flatMap((place, line) => {
    const item = assortment.lines[place]
    return item ? { ...item, quantity: 1 + ((order + line) % 3) } : []
  })
}

/** A copy of an order with other items, placed some days before `lastAt`, in ms. */
function orderLike(sample: StoredOrder, at: number, lastAt: number, assortment: Assortment): StoredOrder {
  const lines = basketOf(at, assortment)
  const subTotal = total(lines.map((line) => lineTotal(line, line.quantity)))
  const shipments = sample.shipments.map((shipment) => ({
    ...shipment,
    shippingPrice: groupSummary(subTotal, shipment.fulfillmentMethod, shopConfig, false).shippingPrice,
    variants: lines.map(({ variantId }) => variantId),
  }))
  const shippingPrice = total(shipments.map((shipment) => shipment.shippingPrice))
  return {
    ...structuredClone(sample),
    _id: idAt('ade', at),
    gid: String(20_000_000_000 + at),
    createdAt: lastAt - (ORDERS - at) * DAY_MS,
    isFirstOrder: at === 0,
    lines,
    shipments,
    pricingInfo: pricingOf(lines, { shippingPrice }),
  }
}

/** 500 orders over years, in the ways of the samples: with the van, a parcel, fetched at the counter. */
function ordersLike(samples: readonly StoredOrder[], openedAt: number): StoredOrder[] {
  const lastAt = Math.min(...samples.map(({ createdAt }) => createdAt))
  const assortments = new Map<string, Assortment>()
  return Array.from({ length: ORDERS }, (_, at) => {
    const sample = samples[at % samples.length]
    const warehouseId = sample?.lines[0]?.warehouseId
    if (!sample || warehouseId === undefined) return []
    const assortment = assortments.get(warehouseId) ?? { lines: linesFrom(warehouseId, openedAt), taken: 0 }
    assortments.set(warehouseId, assortment)
    return orderLike(sample, at, lastAt, assortment)
  }).flat()
}

/**
 * Makes an account that of a shopper of many years: 200 addresses, cards in every state, long names, and 500 orders of nearly everything.
 * `samples` are orders that are over, which these resemble; `openedAt` is when the shop opened, in ms.
 */
export function fillAccount(account: Account, samples: readonly StoredOrder[], openedAt: number): void {
  const { shopper } = account
  account.name = { ...account.name, last: LONG_NAME }
  const [address] = shopper.addresses
  if (address)
    shopper.addresses = Array.from({ length: ADDRESSES }, (_, at) => ({
      ...address,
      // The checkout refers to the first.
      _id: at === 0 ? address._id : idAt('add', at),
      lastName: at % 10 === 0 ? LONG_NAME : address.lastName,
      addressLine1: at % 10 === 0 ? LONG_STREET : `${at} Jalan Ampang`,
      isDefault: at === 0,
    }))
  shopper.billings = cards.map(({ lastFour, expiry, ...state }, at) => ({
    info: {
      _id: idAt('ca', at),
      type: BillingType.CREDIT_CARD,
      cardBrand: 'Visa',
      lastFour,
      expiry,
      nameOnCard: LONG_NAME,
      ...state,
    },
    declines: 'isDeclined' in state,
    isDefault: at === 0,
  }))
  shopper.orders = ordersLike(samples, openedAt)
}
