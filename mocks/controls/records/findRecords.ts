import { couponRow, coupons } from '../../../fixtures/coupons.ts'
import { warehouses } from '../../../fixtures/warehouses.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import {
  BusinessRole,
  MembershipPermission,
  OrderStatus,
  VariantState,
} from '../../../src/contract/enumerations.ts'
import { bookingKey, deliverySlots, slotCapacity } from '../../rules/deliverySlots.ts'
import { type MockServer, stockedFor } from '../../server/mockServer.ts'
import { vansFor } from '../../state/cart/vans.ts'
import type { Account } from '../../state/records/account.ts'
import { accountOf, shopperOf, visitorOf } from '../../state/state.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import { viewCatalogue } from '../../state/viewCatalogue.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'
import { admit } from '../../state/session/sessions.ts'
import { clockText } from '../../scenarios/link.ts'
import { shopChangeOf } from '../changeShop.ts'
import { orderTimelines, reachableStatuses } from '../orders.ts'
import type { EarlierPart } from './earlierPart.ts'
import type { RecordField, RecordKind, RecordSearch, ShopRecord } from './shopRecord.ts'

/** The name of a warehouse. */
const warehouseName = (id: string): string =>
  warehouses().find(({ warehouse }) => warehouse._id === id)?.warehouse.name ?? id

/** Of a search. */
const MOST = 40

const choicesOf = (enumeration: Readonly<Record<string, number | string>>) =>
  Object.entries(enumeration).map(([name, value]) => ({ name, value }))

/** `changes` are the differences of variants from the catalogue. */
function variantRecord(variant: Variant, { changes }: ShopState): ShopRecord {
  const { _id, gid, name, price, salePrice, state, product } = variant
  const earlier: EarlierPart = { of: 'variant', id: _id, change: changes[_id] ?? null }
  const endsAt = Date.parse(product.pdpPromotionCountdownTimer?.endDate ?? '')
  const saleEnd = Number.isNaN(endsAt) ? null : clockText(endsAt)
  const fields: RecordField[] = [
    {
      name: 'price',
      value: price,
      type: 'cents',
      change: (value) => shopChangeOf({ price: { variant: gid, price: value } }),
      earlier,
    },
    {
      name: 'salePrice',
      value: salePrice ?? null,
      type: 'cents',
      isOptional: true,
      change: (value) => shopChangeOf({ price: { variant: gid, salePrice: value } }),
      earlier,
    },
    {
      name: 'saleEnd',
      value: saleEnd,
      type: 'time',
      isOptional: true,
      change: (value) => shopChangeOf({ price: { variant: gid, saleEnd: value } }),
      earlier,
    },
    {
      name: 'state',
      value: state,
      type: 'choice',
      choices: choicesOf(VariantState),
      change: (value) => shopChangeOf({ price: { variant: gid, state: value } }),
      earlier,
    },
    ...variant.inventory.map(({ warehouse, availableCount }): RecordField => ({
      name: 'available',
      place: warehouse._id,
      placeName: warehouse.name,
      value: availableCount,
      type: 'count',
      change: (value) =>
        shopChangeOf({
          stock: { variant: gid, warehouse: warehouse._id, available: value },
        }),
    })),
  ]
  return { key: `variant:${gid}`, name, id: gid, fields }
}

interface Known {
  state: ShopState
  view: CatalogueView
  account: Account | null
  visitor: string
  now: number
}

/** By the words of a name, or by a gid. */
function variants({ view, state }: Known, words: readonly string[]): ShopRecord[] {
  const [only = ''] = words
  const named = /^\d{4,}$/.test(only) ? view.variantByGid(only) : undefined
  if (named) return [variantRecord(named, state)]
  const rows = view.catalogue
    .popular()
    .filter(({ name, leadGid, brand }) => hasWords(`${brand.name} ${name} ${leadGid}`, words))
  return rows.slice(0, MOST).flatMap(({ leadGid }) => {
    const variant = view.variantByGid(leadGid)
    return variant ? [variantRecord(variant, state)] : []
  })
}

function cartLines({ state, view, account, visitor }: Known): ShopRecord[] {
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
const orders = ({ state, visitor, now }: Known): ShopRecord[] =>
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

function accounts({ account }: Known): ShopRecord[] {
  if (!account) return []
  const { rewardPoints, credits, business, membership } = account
  const earlier = (values: Partial<Account>): EarlierPart => ({ of: 'account', id: account._id, values })
  const fields: RecordField[] = [
    {
      name: 'points',
      value: rewardPoints,
      type: 'count',
      change: (value) => shopChangeOf({ account: { points: value } }),
      earlier: earlier({ rewardPoints }),
    },
    {
      name: 'credits',
      value: credits,
      type: 'cents',
      change: (value) => shopChangeOf({ account: { credits: value } }),
      earlier: earlier({ credits }),
    },
    ...(business
      ? [
          {
            name: 'role',
            value: business.role,
            type: 'choice',
            choices: choicesOf(BusinessRole),
            change: (value) => shopChangeOf({ account: { role: value } }),
            earlier: earlier({ business }),
          } satisfies RecordField,
        ]
      : []),
    {
      name: 'membership',
      value: membership.permission,
      type: 'choice',
      choices: choicesOf(MembershipPermission),
      change: (value) => shopChangeOf({ account: { membership: value } }),
      earlier: earlier({ membership }),
    },
  ]
  const { name, email } = account
  return [{ key: `account:${email}`, name: `${name.first} ${name.last}`, id: email, fields }]
}

const couponStates = ['available', 'clipped', 'redeemed'] as const

function couponRecords({ account }: Known): ShopRecord[] {
  if (!account) return []
  const { clipped, redeemed } = account.coupons
  return Object.values(coupons).map(({ id }) => ({
    key: `coupon:${id}`,
    name: couponRow(id)?.name[0] ?? id,
    id,
    fields: [
      {
        name: 'status',
        value: redeemed.includes(id) ? 'redeemed' : clipped.includes(id) ? 'clipped' : 'available',
        type: 'choice',
        choices: couponStates.map((name) => ({ name, value: name })),
        change: (value) => shopChangeOf({ coupon: { id, status: value } }),
      },
    ],
  }))
}

function slots({ state, now }: Known): ShopRecord[] {
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

const readers: Readonly<Record<RecordKind, (known: Known, words: readonly string[]) => ShopRecord[]>> = {
  variant: variants,
  cart: cartLines,
  order: orders,
  account: accounts,
  coupon: couponRecords,
  slot: slots,
}

const hasWords = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.toLowerCase().includes(word))

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
  const known: Known = { state, view, account: accountOf(state, visitorOf(state, visitor)), visitor, now }
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = readers[kind](known, words)
  return found.filter(({ name, id }) => kind === 'variant' || hasWords(`${name} ${id}`, words)).slice(0, MOST)
}
