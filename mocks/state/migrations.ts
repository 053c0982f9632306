import * as v from 'valibot'
import { usualSeed } from '../../fixtures/rows.ts'
import { type Booked, withBooking } from '../rules/deliverySlots.ts'
import { nothingEngaged } from './records/empty.ts'
import { nothingSaved } from './records/empty.ts'
import { openShop } from './state.ts'

const tree = v.record(v.string(), v.unknown())
const snapshotSchema = v.looseObject({ version: v.number(), revision: v.number(), state: tree })
type Snapshot = v.InferOutput<typeof snapshotSchema>
type Tree = v.InferOutput<typeof tree>

const treesIn = (value: unknown): Tree => v.parse(tree, value ?? {})

const treesOf = (value: unknown): Tree[] => v.parse(v.array(tree), value)

/** Fulfilment methods by the order types of version 1: express from the shop's van, picked up, or by carrier. */
const methodOf = ({ orderType }: Tree): number => (orderType === 1 ? 1 : orderType === 4 ? 2 : 0)

/** The shipping price of all shipments is stored with the first one: version 1 had only the sum. */
function orderOf(order: Tree): Tree {
  const { shippingPrice } = treesIn(order['pricingInfo'])
  const placeOf = new Map(treesOf(order['lines']).map((line) => [line['variantId'], line['warehouseId']]))
  return {
    promoCodes: [],
    ...order,
    shipments: treesOf(order['shipments']).map((shipment, at) => ({
      fulfillmentMethod: methodOf(shipment),
      warehouseId: v.parse(v.array(v.unknown()), shipment['variants']).map((id) => placeOf.get(id))[0],
      shippingPrice: at === 0 ? shippingPrice : 0,
      ...shipment,
    })),
  }
}

/** Version 1 had visitors only: each becomes a guest. Promo codes were not stored. */
function guestOf(before: Tree): Tree {
  const { id, token, cart, orders, userId: _nobody, ...rest } = before
  return {
    id,
    token,
    session: null,
    guest: {
      ...rest,
      cart: { ...treesIn(cart), promoCodes: [] },
      orders: treesOf(orders).map(orderOf),
      saved: nothingSaved(),
      engagement: nothingEngaged(),
    },
  }
}

const toVersion2 = (state: Tree): Tree => ({
  // What version 1 knew nothing of is as in a shop that just opened.
  ...openShop({ shift: 0, frozenAt: null }, 0, 0, usualSeed),
  ...state,
  version: 2,
  visitors: Object.fromEntries(
    Object.entries(treesIn(state['visitors'])).map(([id, visitor]) => [id, guestOf(treesIn(visitor))]),
  ),
})

/** The state is as it was; from version 3 on it is kept in pieces (`splitState.ts`). */
const toVersion3 = (state: Tree): Tree => ({ ...state, version: 3 })

const peopleOf = (state: Tree): Tree[] => [
  ...treesOf(Object.values(treesIn(state['visitors']))).map(({ guest }) => treesIn(guest)),
  ...treesOf(Object.values(treesIn(state['accounts']))).map(({ shopper }) => treesIn(shopper)),
]

/** Version 3 counted the orders of a slot for all warehouses together; the warehouse of each active order gives the count per warehouse. */
function slotsByPlace(state: Tree): Tree {
  const before = treesIn(state['slots'])
  let slots: Booked = {}
  for (const order of peopleOf(state).flatMap(({ orders }) => treesOf(orders))) {
    if (order['undone'] !== undefined) continue
    for (const { slot, warehouseId } of treesOf(order['shipments'])) {
      const id = v.parse(v.optional(v.string(), ''), treesIn(slot)['id'])
      if (Object.hasOwn(before, id)) slots = withBooking(slots, id, [v.parse(v.string(), warehouseId)])
    }
  }
  return slots
}

const toVersion4 = (state: Tree): Tree => ({ ...state, version: 4, slots: slotsByPlace(state) })

/** Entries with their `fate` under its new name. */
const withTestOutcomes = (entries: unknown): Tree[] =>
  treesOf(entries).map(({ fate, ...entry }) => (fate === undefined ? entry : { ...entry, testOutcome: fate }))

const shopperOf = (shopper: unknown): Tree => {
  const before = treesIn(shopper)
  return {
    ...before,
    billings: withTestOutcomes(before['billings']),
    orders: withTestOutcomes(before['orders']),
  }
}

/** The owners of a collection, each with the shopper's data that it holds under `key`. */
const withShoppers = (owners: unknown, key: 'guest' | 'shopper'): Tree =>
  Object.fromEntries(
    Object.entries(treesIn(owners)).map(([id, owner]) => {
      const before = treesIn(owner)
      return [id, { ...before, [key]: shopperOf(before[key]) }]
    }),
  )

/** Version 5 renamed `fate` and `havePeopleMovedIn`. */
function toVersion5({ havePeopleMovedIn, ...state }: Tree): Tree {
  return {
    ...state,
    version: 5,
    areAccountsSeeded: havePeopleMovedIn ?? state['areAccountsSeeded'],
    visitors: withShoppers(state['visitors'], 'guest'),
    accounts: withShoppers(state['accounts'], 'shopper'),
  }
}

/** The step from each version to the next. */
const steps: Readonly<Record<number, (state: Tree) => Tree>> = {
  1: toVersion2,
  2: toVersion3,
  3: toVersion4,
  4: toVersion5,
}

/** A snapshot converted to the newest version, where steps exist; anything else is returned unchanged. */
export function migrated(found: unknown): unknown {
  const parsed = v.safeParse(snapshotSchema, found)
  if (!parsed.success) return found
  const { revision } = parsed.output
  let { version, state }: Snapshot = parsed.output
  try {
    for (let step = steps[version]; step; step = steps[version]) {
      state = step(state)
      version += 1
    }
    return { version, revision, state }
  } catch {
    // The snapshot is broken inside: it is quarantined unchanged.
    return found
  }
}
