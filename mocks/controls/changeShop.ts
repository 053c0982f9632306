import * as v from 'valibot'
import { gidOfId, openingStock } from '../../fixtures/catalogue.ts'
import { couponRow, coupons } from '../../fixtures/coupons.ts'
import { countSchema } from '../../src/contract/entities/primitives.ts'
import type { Variant } from '../../src/contract/entities/product/variant.ts'
import {
  BusinessRole,
  MembershipPermission,
  OrderStatus,
  VariantState,
} from '../../src/contract/enumerations.ts'
import { wordsOfCheck } from '../base/expectedWords.ts'
import { check } from '../base/validate.ts'
import { clockOf } from '../scenarios/link.ts'
import { stockKey } from '../catalogue/catalogueView.ts'
import { isSameLine } from '../rules/cart/isSameLine.ts'
import { bookingKey, slotCapacity } from '../rules/deliverySlots.ts'
import { unitPrice } from '../rules/pricing.ts'
import { type MockServer, stockedFor } from '../server/mockServer.ts'
import { vansFor } from '../state/cart/vans.ts'
import { seedAccounts } from '../state/account/people.ts'
import type { Account } from '../state/records/account.ts'
import { accountOf, shopperOf, visitorOf } from '../state/state.ts'
import type { ShopState } from '../state/stateSchema.ts'
import { viewCatalogue } from '../state/viewCatalogue.ts'
import { InvalidInput } from './invalidInput.ts'

const text = v.pipe(v.string(), v.nonEmpty())
const warehouse = v.exactOptional(text)
const positiveCents = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.brand('Cents'))

/** What can be set, each by its name. Variants by id or gid, money in cents. */
export const shopChangeSchema = v.strictObject({
  /** The stock of a variant, at its first warehouse unless another is named. */
  stock: v.exactOptional(v.strictObject({ variant: text, warehouse, available: countSchema })),
  /**
   * `salePrice: null` ends the sale, `saleEnd` at a time (`2026-12-24T10:00`, in Malaysia unless it names a zone). With `saleEnd: null` it ends
   * as in the catalogue.
   */
  price: v.exactOptional(
    v.strictObject({
      variant: text,
      price: v.exactOptional(positiveCents),
      salePrice: v.exactOptional(v.nullable(positiveCents)),
      saleEnd: v.exactOptional(v.nullable(text)),
      state: v.exactOptional(v.enum(VariantState)),
    }),
  ),
  /** Of the person who is signed in. */
  account: v.exactOptional(
    v.strictObject({
      points: v.exactOptional(countSchema),
      credits: v.exactOptional(positiveCents),
      role: v.exactOptional(v.enum(BusinessRole)),
      membership: v.exactOptional(v.enum(MembershipPermission)),
    }),
  ),
  coupon: v.exactOptional(
    v.strictObject({ id: text, status: v.picklist(['available', 'clipped', 'redeemed']) }),
  ),
  /** How many more orders a delivery slot takes, at all warehouses with vans unless one is named. */
  slot: v.exactOptional(v.strictObject({ id: text, warehouse, left: countSchema })),
  /** The quantity of a variant in the cart, whatever the stock is; 0 removes it. */
  cart: v.exactOptional(v.strictObject({ variant: text, warehouse, quantity: countSchema })),
  /** Moves the clock to the time when the order reaches the status. */
  order: v.exactOptional(v.strictObject({ gid: text, status: v.exactOptional(v.enum(OrderStatus)) })),
})
export type ShopChange = v.InferOutput<typeof shopChangeSchema>

/** A change as it is written, before it is checked: an amount of money is any number. */
export type ShopChangeInput = v.InferInput<typeof shopChangeSchema>

/** The change, as a person or an HTTP client wrote it. Throws `InvalidInput` with the field and what was expected there. */
export function shopChangeOf(asked: unknown): ShopChange {
  const result = check(shopChangeSchema, asked, wordsOfCheck)
  if (result.ok) return result.output as ShopChange
  const known = Object.keys(shopChangeSchema.entries).join(', ')
  const { field, expected } = result
  throw new InvalidInput(field === '' ? 'set' : field, expected === 'never' ? `one of ${known}` : expected)
}

/** What a change is made on. */
interface Target {
  state: ShopState
  account: Account | null
  variantOf: (name: string, place?: string) => Variant
  seed: number
}

const warehouseOf = (variant: Variant, name: string | undefined) => {
  const ids = variant.inventory.map((row) => row.warehouse._id)
  const id = name ?? variant.fulfillerLocation ?? ids[0] ?? ''
  const row = variant.inventory.find((one) => one.warehouse._id === id)
  if (!row) throw new InvalidInput(id, `a warehouse of the variant: ${ids.join(', ')}`)
  return row.warehouse
}

function setStock(
  { variant: name, warehouse: place, available }: NonNullable<ShopChange['stock']>,
  target: Target,
) {
  const variant = target.variantOf(name)
  const { _id } = warehouseOf(variant, place)
  const row = openingStock(variant.gid, target.seed).find((one) => one.warehouse._id === _id)
  if (!row) throw new InvalidInput(name, 'a variant whose stock is counted')
  target.state.sold[stockKey(variant._id, _id)] = row.count - available
}

function timeOf(name: string, time: string): number {
  const ms = clockOf(time)
  if (ms === null) throw new InvalidInput(`${name}: ${time}`, 'a moment such as 2026-12-24T10:00')
  return ms
}

function setPrice(
  { variant: name, saleEnd, ...change }: NonNullable<ShopChange['price']>,
  { variantOf, state }: Target,
) {
  const { _id } = variantOf(name)
  const { saleEnd: endBefore, ...before } = state.changes[_id] ?? {}
  const changed = { ...before, ...change }
  state.changes[_id] = changed
  if (typeof saleEnd === 'string' && variantOf(name).salePrice === undefined)
    throw new InvalidInput('price.saleEnd', 'a variant on sale, or `salePrice` beside it')
  const end =
    saleEnd === undefined ? endBefore : saleEnd === null ? undefined : timeOf('price.saleEnd', saleEnd)
  if (end !== undefined) state.changes[_id] = { ...changed, saleEnd: end }
}

/** The member number of an account that had none. */
const NEW_MEMBER = 'WAON-700900'

function setAccount(
  { points, credits, role, membership }: NonNullable<ShopChange['account']>,
  { account }: Target,
): void {
  if (!account) throw new InvalidInput('account', 'a person who is signed in')
  if (points !== undefined) account.rewardPoints = points
  if (credits !== undefined) account.credits = credits
  if (role !== undefined) {
    if (!account.business) throw new InvalidInput('account.role', 'a person of a business')
    account.business.role = role
  }
  if (membership !== undefined) {
    const { ABSENT } = MembershipPermission
    // A confirmation that is pending would replace what is set.
    const { confirmedAt: _pending, memberId = NEW_MEMBER, ...dismissed } = account.membership
    account.membership = {
      ...dismissed,
      permission: membership,
      ...(membership === ABSENT ? {} : { memberId }),
    }
  }
}

function setCoupon({ id, status }: NonNullable<ShopChange['coupon']>, { account }: Target): void {
  if (!account) throw new InvalidInput('coupon', 'a person who is signed in')
  if (!couponRow(id)) throw new InvalidInput(id, `a coupon: ${Object.keys(coupons).join(', ')}`)
  const others = (ids: readonly string[]) => ids.filter((other) => other !== id)
  const { clipped, redeemed } = account.coupons
  account.coupons = {
    clipped: [...others(clipped), ...(status === 'clipped' ? [id] : [])],
    redeemed: [...others(redeemed), ...(status === 'redeemed' ? [id] : [])],
  }
}

function setSlot({ id, warehouse: place, left }: NonNullable<ShopChange['slot']>, { state }: Target): void {
  if (!/^slot-\d{4}-\d{2}-\d{2}-\d{1,2}$/.test(id))
    throw new InvalidInput(id, 'a slot such as slot-2026-11-21-16')
  for (const warehouseId of place === undefined ? vansFor() : [place]) {
    const capacity = slotCapacity(warehouseId, id)
    if (left > capacity && place !== undefined)
      throw new InvalidInput(`slot.left: ${left}`, `at most ${capacity}`)
    state.slots[bookingKey(warehouseId, id)] = Math.max(0, capacity - left)
  }
}

function setCart(
  { variant: name, warehouse: place, quantity }: NonNullable<ShopChange['cart']>,
  { state, account, variantOf }: Target,
  visitor: string,
): void {
  const variant = variantOf(name, place)
  const { _id: warehouseId, fulfillmentMethodType: fulfillmentMethod } = warehouseOf(variant, place)
  const key = { variantId: variant._id, warehouseId, fulfillmentMethod }
  const { cart } = shopperOf(visitorOf(state, visitor), account)
  const known = cart.lines.find((line) => isSameLine(line, key))
  const line = {
    ...known,
    ...key,
    quantity,
    seenPrice: unitPrice(variant),
  }
  const others = cart.lines.filter((one) => one !== known)
  cart.lines =
    quantity === 0
      ? others
      : known
        ? cart.lines.map((one) => (one === known ? line : one))
        : [...others, line]
  cart.revision += 1
}

/** Makes the change in one transaction, of which `last` is the end: completely or not at all. */
export async function changeShop(
  server: MockServer,
  change: Omit<ShopChange, 'order'>,
  visitor: string,
  last: (draft: ShopState) => void = () => undefined,
): Promise<void> {
  const { store, clock } = server
  const before = await store.read()
  const catalogue = await stockedFor(server, before).catalogue(before.catalogueSeed)
  await store.write((state) => {
    seedAccounts(state, clock.now())
    const view = viewCatalogue(state, clock.now(), 'en', { catalogue })
    const target: Target = {
      state,
      account: accountOf(state, visitorOf(state, visitor)),
      seed: catalogue.seed,
      variantOf(name, place) {
        const gid = /^\d+$/.test(name) ? name : gidOfId(name)
        const variant = view.variantByGid(gid, place === undefined ? {} : { warehouse: place })
        if (!variant) throw new InvalidInput(name, 'the id or gid of a variant')
        return variant
      },
    }
    const { stock, price, account, coupon, slot, cart } = change
    if (stock) setStock(stock, target)
    if (price) setPrice(price, target)
    if (account) setAccount(account, target)
    if (coupon) setCoupon(coupon, target)
    if (slot) setSlot(slot, target)
    if (cart) setCart(cart, target, visitor)
    last(state)
  })
}
