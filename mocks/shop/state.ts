import * as v from 'valibot'
import { addressSchema, savedAddressSchema } from '../../src/contract/entities/address.ts'
import { billingInfoSchema } from '../../src/contract/entities/billing.ts'
import { checkoutSelectionSchema } from '../../src/contract/entities/checkout.ts'
import { centsSchema } from '../../src/contract/entities/money.ts'
import { pricingInfoSchema } from '../../src/contract/entities/pricingInfo.ts'
import { countSchema, gidSchema, idSchema } from '../../src/contract/entities/primitives.ts'
import {
  BillingType,
  DeliveryKind,
  FulfillmentClass,
  FulfillmentMethod,
  OrderType,
  PaymentMethod,
  VariantState,
} from '../../src/contract/enumerations.ts'
import { DEFAULT_POSTAL_CODE } from '../../src/contract/limits.ts'
import type { ClockSetting } from './clock.ts'
import { nextHex } from './random.ts'

/** Grows when the shape below changes; a snapshot of another version is put aside. */
export const STATE_VERSION = 1

/** One line of a cart: ids only. `seenPrice` is the unit price, in cents, that the shopper last agreed to. */
const cartLineSchema = v.object({
  variantId: idSchema,
  warehouseId: idSchema,
  fulfillmentMethod: v.enum(FulfillmentMethod),
  quantity: countSchema,
  seenPrice: centsSchema,
  fulfillerLocation: v.optional(v.string()),
  pickingNotes: v.optional(v.string()),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** A way to pay as the shop keeps it; `declines` marks the named test card that is refused when the order is placed. */
const storedBillingSchema = v.object({ info: billingInfoSchema, declines: v.boolean() })

const storedShipmentSchema = v.object({
  _id: idSchema,
  fulfillmentClass: v.enum(FulfillmentClass),
  deliveryKind: v.enum(DeliveryKind),
  orderType: v.enum(OrderType),
  fulfiller: v.string(),
  instructions: v.optional(v.string()),
  slot: v.optional(v.object({ id: idSchema, start: v.number(), end: v.number(), timeDisplay: v.string() })),
  variants: v.array(idSchema),
})
export type StoredShipment = v.InferOutput<typeof storedShipmentSchema>

/** An order as it was placed; statuses are worked out from the time that has passed. */
const storedOrderSchema = v.object({
  _id: idSchema,
  gid: gidSchema,
  createdAt: v.number(),
  paymentMethod: v.enum(PaymentMethod),
  billingType: v.enum(BillingType),
  lastFour: v.optional(v.string()),
  isFirstOrder: v.boolean(),
  email: v.optional(v.string()),
  telephoneNumber: v.string(),
  pricingInfo: pricingInfoSchema,
  lines: v.array(
    v.object({
      variantId: idSchema,
      warehouseId: idSchema,
      quantity: countSchema,
      price: centsSchema,
      pickingNotes: v.optional(v.string()),
    }),
  ),
  shipments: v.array(storedShipmentSchema),
  shippingAddress: addressSchema,
})
export type StoredOrder = v.InferOutput<typeof storedOrderSchema>

/** One shopper: a guest until `userId` says otherwise. */
const visitorSchema = v.object({
  id: idSchema,
  userId: v.nullable(idSchema),
  token: idSchema,
  postalCode: v.string(),
  cart: v.object({ id: idSchema, revision: countSchema, lines: v.array(cartLineSchema) }),
  ageGateAccepted: v.boolean(),
  selection: checkoutSelectionSchema,
  addresses: v.array(savedAddressSchema),
  billings: v.array(storedBillingSchema),
  orders: v.array(storedOrderSchema),
  /** Which order each idempotency key has made. */
  placed: v.record(v.string(), gidSchema),
})
export type Visitor = v.InferOutput<typeof visitorSchema>

/** What differs from the catalogue for one variant: a price that moved, goods withdrawn. */
const variantChangeSchema = v.object({
  price: v.optional(centsSchema),
  salePrice: v.optional(v.nullable(centsSchema)),
  state: v.optional(v.enum(VariantState)),
})

/** Everything the mocked shop knows beyond its catalogue. Plain JSON: it is kept, restored and compared as such. */
export const shopStateSchema = v.object({
  version: v.literal(STATE_VERSION),
  revision: countSchema,
  openedAt: v.number(),
  clock: v.object({ shift: v.number(), frozenAt: v.nullable(v.number()) }),
  chance: v.object({ seed: v.number() }),
  orderCount: countSchema,
  visitors: v.record(v.string(), visitorSchema),
  /** How many have been sold of each inventory row, by `variantId:warehouseId`. */
  sold: v.record(v.string(), countSchema),
  /** How many orders hold each delivery slot. */
  slots: v.record(v.string(), countSchema),
  changes: v.record(v.string(), variantChangeSchema),
  /** An earlier snapshot could not be read and was put aside. */
  startedAfresh: v.boolean(),
})
export type ShopState = v.InferOutput<typeof shopStateSchema>

/** A shop that nobody has visited. */
export const openShop = (clock: ClockSetting, openedAt: number, seed: number): ShopState => ({
  version: STATE_VERSION,
  revision: 0,
  openedAt,
  clock,
  chance: { seed },
  orderCount: 0,
  visitors: {},
  sold: {},
  slots: {},
  changes: {},
  startedAfresh: false,
})

/** What a checkout starts with: nothing chosen. */
export const nothingChosen = (): Visitor['selection'] => ({ deliveryInfo: {}, applyUserCredits: false })

/** The visitor of this id; a new one gets a cart and a token. */
export function visitorOf(state: ShopState, id: string): Visitor {
  const known = state.visitors[id]
  if (known) return known
  const visitor: Visitor = {
    id,
    userId: null,
    token: nextHex(state.chance, 32),
    postalCode: DEFAULT_POSTAL_CODE,
    cart: { id: nextHex(state.chance, 24), revision: 0, lines: [] },
    ageGateAccepted: false,
    selection: nothingChosen(),
    addresses: [],
    billings: [],
    orders: [],
    placed: {},
  }
  state.visitors[id] = visitor
  return visitor
}
