import { couponRow } from '../../../fixtures/coupons.ts'
import { warehouses } from '../../../fixtures/warehouses.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { type MockServer, stockedFor } from '../../server/mockServer.ts'
import { admit } from '../../state/session/sessions.ts'
import { accountOf, shopperOf, visitorOf } from '../../state/state.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import { viewCatalogue } from '../../state/viewCatalogue.ts'

/** The kinds of records in the picture, in columns. A field refers within a column or to the next one, so that no line passes under a box. */
export const mapColumns = [
  ['account', 'business', 'address', 'billing', 'payment', 'quote'],
  ['coupon', 'approval', 'list', 'favorite', 'cart', 'checkout', 'order'],
  ['brand', 'product', 'category', 'variant', 'warehouse', 'slot'],
] as const
export type MapKind = (typeof mapColumns)[number][number]

/** One field that holds ids of another kind. */
export interface MapRelation {
  from: MapKind
  to: MapKind
  /** The path of the field in the state, such as `lines[].variantId`. */
  field: string
  /** How many different records it refers to, and how many of them are not there any more. */
  count: number
  missing: number
}

/** How the records of one person refer to each other and to the catalogue. */
export interface RecordMap {
  /** How many records of each kind the person has; of the catalogue, those that are referred to. */
  counts: Readonly<Record<MapKind, number>>
  /** Only fields that hold an id. */
  relations: readonly MapRelation[]
}

type Link = readonly [from: MapKind, field: string, to: MapKind, ids: readonly (string | undefined)[]]

/** What the records of the person hold, apart from the catalogue. */
function ownRecords(state: ShopState, visitorId: string) {
  const visitor = visitorOf(state, visitorId)
  const account = accountOf(state, visitor)
  const business = account?.business ? state.organizations[account.business.organizationId] : undefined
  const { cart, selection, addresses, billings, payments, orders, saved, engagement } = shopperOf(
    visitor,
    account,
  )
  const approvals = business?.approvals ?? []
  const shipments = orders.flatMap((order) => order.shipments)
  const orderLines = orders.flatMap(({ lines }) => lines)
  const sentLines = approvals.flatMap(({ lines }) => lines)
  const { lists, favorites } = saved

  const has: Partial<Record<MapKind, readonly string[]>> = {
    account: account ? [account._id] : [],
    business: business ? [business._id] : [],
    approval: approvals.map(({ _id }) => _id),
    quote: engagement.palletQuotes.map(({ id }) => id),
    list: lists.map(({ gid }) => gid),
    favorite: favorites,
    cart: cart.lines.map(({ variantId, warehouseId }) => `${variantId}:${warehouseId}`),
    checkout: selection.addressId !== undefined || selection.billingType !== undefined ? [cart.id] : [],
    address: [...addresses, ...(business?.addresses ?? [])].map(({ _id }) => _id),
    billing: billings.map(({ info }) => info._id),
    payment: payments.map(({ _id }) => _id),
    order: orders.map(({ gid }) => gid),
  }
  const { clipped = [], redeemed = [] } = account?.coupons ?? {}
  const links: Link[] = [
    ['account', 'business.organizationId', 'business', [account?.business?.organizationId]],
    ['account', 'coupons.clipped[]', 'coupon', clipped],
    ['account', 'coupons.redeemed[]', 'coupon', redeemed],
    ['approval', 'lines[].variantId', 'variant', sentLines.map(({ variantId }) => variantId)],
    ['approval', 'orderGid', 'order', approvals.map(({ orderGid }) => orderGid)],
    ['quote', 'orderGid', 'order', engagement.palletQuotes.map(({ orderGid }) => orderGid)],
    [
      'list',
      'lines[].variantId',
      'variant',
      lists.flatMap(({ lines }) => lines.map((line) => line.variantId)),
    ],
    ['favorite', 'favorites[]', 'variant', favorites],
    ['cart', 'lines[].variantId', 'variant', cart.lines.map(({ variantId }) => variantId)],
    ['cart', 'lines[].warehouseId', 'warehouse', cart.lines.map(({ warehouseId }) => warehouseId)],
    ['checkout', 'addressId', 'address', [selection.addressId]],
    ['checkout', 'selectedSavedPaymentMethod', 'billing', [selection.selectedSavedPaymentMethod]],
    ['checkout', 'deliveryInfo.deliveryTimeId', 'slot', [selection.deliveryInfo.deliveryTimeId]],
    [
      'checkout',
      'deliveryInfo.marketplaceAddressId',
      'address',
      [selection.deliveryInfo.marketplaceAddressId],
    ],
    ['payment', 'billingInfoId', 'billing', payments.map(({ billingInfoId }) => billingInfoId)],
    ['payment', 'orderGid', 'order', payments.map(({ orderGid }) => orderGid)],
    ['order', 'billingInfoId', 'billing', orders.map(({ billingInfoId }) => billingInfoId)],
    ['order', 'organizationId', 'business', orders.map(({ organizationId }) => organizationId)],
    ['order', 'coupons[]', 'coupon', orders.flatMap((order) => order.coupons ?? [])],
    ['order', 'lines[].variantId', 'variant', orderLines.map(({ variantId }) => variantId)],
    ['order', 'lines[].warehouseId', 'warehouse', orderLines.map(({ warehouseId }) => warehouseId)],
    ['order', 'shipments[].slot.id', 'slot', shipments.map(({ slot }) => slot?.id)],
  ]
  return { has, links }
}

/** What the variants refer to in the catalogue. */
function catalogueLinks(variants: readonly Variant[]): Link[] {
  const products = variants.map(({ product }) => product)
  return [
    ['variant', 'product._id', 'product', products.map(({ _id }) => _id)],
    [
      'variant',
      'inventory[].warehouse._id',
      'warehouse',
      variants.flatMap(({ inventory }) => inventory.map((row) => row.warehouse._id)),
    ],
    ['product', 'brand._id', 'brand', products.map(({ brand }) => brand._id)],
    [
      'product',
      'categories[]._id',
      'category',
      products.flatMap(({ categories }) => categories.map(({ _id }) => _id)),
    ],
  ]
}

/** How the records of a browser's person refer to each other. A field that is empty everywhere is left out. */
export async function recordMap(server: MockServer, visitor: string): Promise<RecordMap> {
  const { store, clock } = server
  const now = clock.now()
  await admit(store, visitor, now)
  const state = await store.read()
  const catalogue = await stockedFor(server, state).catalogue(state.catalogueSeed)
  const view = viewCatalogue(state, now, 'en', { catalogue })
  const { has, links } = ownRecords(state, visitor)
  const variantIds = new Set(links.flatMap(([, , to, ids]) => (to === 'variant' ? ids : [])))
  const variants = [...variantIds].flatMap((id) => view.variant(id ?? '') ?? [])
  const known = new Map<MapKind, ReadonlySet<string>>([
    ['variant', new Set(variants.map(({ _id }) => _id))],
    ['warehouse', new Set(warehouses().map(({ warehouse }) => warehouse._id))],
    ...Object.entries(has).map(([kind, ids]) => [kind as MapKind, new Set(ids)] as const),
  ])
  const isThere = (kind: MapKind, id: string) =>
    kind === 'coupon' ? couponRow(id) !== undefined : (known.get(kind)?.has(id) ?? true)

  const referred = new Map<MapKind, Set<string>>()
  const relations = [...links, ...catalogueLinks(variants)].flatMap(
    ([from, field, to, ids]): MapRelation[] => {
      const set = new Set(ids.filter((id) => id !== undefined))
      if (set.size === 0) return []
      referred.set(to, new Set([...(referred.get(to) ?? []), ...set]))
      return [{ from, field, to, count: set.size, missing: [...set].filter((id) => !isThere(to, id)).length }]
    },
  )
  const counts = Object.fromEntries(
    mapColumns.flat().map((kind) => [kind, has[kind]?.length ?? referred.get(kind)?.size ?? 0]),
  ) as Record<MapKind, number>
  return { counts, relations }
}
