import { warehouses } from '../../../fixtures/warehouses.ts'
import { OrderStatus } from '../../../src/contract/enumerations.ts'
import { bookingKey, deliverySlots, slotCapacity } from '../../rules/deliverySlots.ts'
import { type MockServer, stockedFor } from '../../server/mockServer.ts'
import { vansFor } from '../../state/cart/vans.ts'
import { accountOf, shopperOf, visitorOf } from '../../state/state.ts'
import { viewCatalogue } from '../../state/viewCatalogue.ts'
import { admit } from '../../state/session/sessions.ts'
import { shopChangeOf } from '../changeShop.ts'
import { orderTimelines, reachableStatuses } from '../orders.ts'
import type { RecordKind, RecordSearch, ShopRecord } from './shopRecord.ts'
import { accountRecords, couponRecords } from './accountRecords.ts'
import { choicesOf, hasWords, MOST, type RecordContext } from './recordContext.ts'
import { variantRecords } from './variantRecords.ts'

/** The name of a warehouse. */
const warehouseName = (id: string): string =>
  warehouses().find(({ warehouse }) => warehouse._id === id)?.warehouse.name ?? id

function cartLines({ state, view, account, visitor }: RecordContext): ShopRecord[] {
  const { cart } = shopperOf(visitorOf(state, visitor), account)
  return cart.lines.map((line, place) => {
    const { variantId, warehouseId, quantity } = line
    return {
      key: `cart:${variantId}:${warehouseId}`,
      name: view.variant(variantId)?.name ?? variantId,
      id: `${variantId} ${warehouseId}`,
      fields: [
        {
          name: 'quantity',
          value: quantity,
          type: 'count',
          most: 999,
          change: (value) =>
            shopChangeOf({
              cart: { variant: variantId, warehouse: warehouseId, quantity: value },
            }),
          earlier: { of: 'line', cartId: cart.id, place, line },
        },
      ],
    }
  })
}

const statusChoices = choicesOf(OrderStatus)

/** The newest first. An order that has ended keeps its status. */
const orders = ({ state, visitor, now }: RecordContext): ShopRecord[] =>
  orderTimelines(state, visitor, now).map((order) => {
    const { gid, status } = order
    const possible: readonly (number | string)[] = [status, ...reachableStatuses(order)]
    return {
      key: `order:${gid}`,
      name: gid,
      id: gid,
      fields: [
        {
          name: 'status',
          value: status,
          type: 'choice',
          choices: statusChoices.filter(({ value }) => possible.includes(value)),
          movesClock: true,
          change: (value) => shopChangeOf({ order: { gid, status: value } }),
        },
      ],
    }
  })

function slots({ state, now }: RecordContext): ShopRecord[] {
  const places = vansFor()
  return deliverySlots(now, {}, []).map(({ _id: id, timeDisplay }) => ({
    key: `slot:${id}`,
    name: `${id.slice(5, 15)}, ${timeDisplay}`,
    id,
    fields: places.map((place) => {
      const capacity = slotCapacity(place, id)
      return {
        name: 'left',
        place,
        placeName: warehouseName(place),
        value: Math.max(0, capacity - (state.slots[bookingKey(place, id)] ?? 0)),
        type: 'count',
        most: capacity,
        change: (value) => shopChangeOf({ slot: { id, warehouse: place, left: value } }),
      }
    }),
  }))
}

const readers: Readonly<
  Record<RecordKind, (known: RecordContext, words: readonly string[]) => ShopRecord[]>
> = {
  variant: variantRecords,
  cart: cartLines,
  order: orders,
  account: accountRecords,
  coupon: couponRecords,
  slot: slots,
}

/** The records of a kind whose name or id has all the words; the first 40. Those of a person are the visitor's. */
export async function findRecords(
  server: MockServer,
  visitor: string,
  { kind, text }: RecordSearch,
): Promise<ShopRecord[]> {
  const { store, clock } = server
  await admit(store, visitor, clock.now())
  const state = await store.read()
  const catalogue = await stockedFor(server, state).catalogue(state.catalogueSeed)
  const now = clock.now()
  const view = viewCatalogue(state, now, 'en', { catalogue })
  const known: RecordContext = {
    state,
    view,
    account: accountOf(state, visitorOf(state, visitor)),
    visitor,
    now,
  }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = readers[kind](known, words)
  return found.filter(({ name, id }) => kind === 'variant' || hasWords(`${name} ${id}`, words)).slice(0, MOST)
}
