import type { Order } from '../../../src/contract/entities/order.ts'
import { ORDER_LOOKUP_PAUSE_MS, ORDER_LOOKUP_TRIES } from '../../../src/contract/limits.ts'
import { emailKey } from '../../rules/contact/contact.ts'
import type { StoredOrder } from '../records/order.ts'
import type { ShopState } from '../stateSchema.ts'

/** The order of a guest with that number and email; orders of accounts are not among them. */
export const guestOrder = (state: ShopState, number: string, email: string): StoredOrder | undefined =>
  Object.values(state.visitors)
    .flatMap(({ guest }) => guest.orders)
    .find((order) => order.gid === number && emailKey(order.email ?? '') === emailKey(email))

/** How often this browser may still try a number and an email. */
export function lookupsLeft({ access }: ShopState, visitorId: string, now: number): number {
  const { orderLookups = [] } = access
  const recent = orderLookups.filter(
    (one) => one.visitorId === visitorId && one.at > now - ORDER_LOOKUP_PAUSE_MS,
  )
  return Math.max(0, ORDER_LOOKUP_TRIES - recent.length)
}

/** Counts an attempt that found nothing; attempts from before the pause are forgotten. */
export function countLookup({ access }: ShopState, visitorId: string, now: number): void {
  const recent = (access.orderLookups ?? []).filter(({ at }) => at > now - ORDER_LOOKUP_PAUSE_MS)
  access.orderLookups = [...recent, { visitorId, at: now }]
}

/** What number and email show of an order: nothing that says who lives where, nothing to pay with, and nothing to change. */
export function asFound({ lastFour: _card, email: _email, ...order }: Order): Order {
  const { city, state, postalCode, country } = order.shippingAddress
  const place = { city, state, postalCode, country }
  return {
    ...order,
    telephoneNumber: '',
    shippingAddress: { ...place, firstName: '', lastName: '', addressLine1: '' },
    shipments: order.shipments.map(
      ({ instructions: _text, shippingAddress: _place, ...shipment }) => shipment,
    ),
    canCancel: false,
    canAttach: false,
  }
}
