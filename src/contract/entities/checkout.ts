import * as v from 'valibot'
import { BillingType, FulfillerType, FulfillmentMethod, PaymentMethod } from '../enumerations.ts'
import {
  DELIVERY_INSTRUCTION_MAXIMUM,
  ID_MAXIMUM,
  LOYALTY_ID_MAXIMUM,
  TELEPHONE_TYPED_MAXIMUM,
} from '../limits.ts'
import { savedAddressSchema, addressSchema } from './account/address.ts'
import { billingInfoSchema } from './account/billing.ts'
import { membershipInfoSchema } from './account/membership.ts'
import { appliedPromoCodeSchema } from './product/discount.ts'
import { centsSchema } from './money.ts'
import { paymentSchema } from './payment.ts'
import { pricingInfoSchema } from './product/pricingInfo.ts'
import { countSchema, daySchema, idSchema, textSchema, timestampSchema } from './primitives.ts'
import { variantSchema } from './product/variant.ts'

/** An express slot. `start` and `end` are ISO times, `day` is the calendar day in Malaysia, `timeDisplay` is for example `4-6 pm`. */
export const deliveryTimeSchema = v.object({
  _id: idSchema,
  day: daySchema,
  start: timestampSchema,
  end: timestampSchema,
  timeDisplay: v.string(),
  price: centsSchema,
  isAvailable: v.boolean(),
})
export type DeliveryTime = v.InferOutput<typeof deliveryTimeSchema>

/** Document 2 §7, POST /api/set-delivery-info: the express slot, or the address of the marketplace parcels. */
export const deliveryInfoSchema = v.object({
  deliveryTimeId: v.optional(idSchema),
  marketplaceAddressId: v.optional(idSchema),
})
export type DeliveryInfo = v.InferOutput<typeof deliveryInfoSchema>

/** Document 2 §7, POST /api/set-loyalty-info: the loyalty card, or the points to apply. */
export const loyaltyInfoSchema = v.object({
  /** An empty text removes the card. */
  loyaltyId: v.optional(v.pipe(textSchema(LOYALTY_ID_MAXIMUM), v.trim())),
  pointsAmount: v.optional(countSchema),
})
export type LoyaltyInfo = v.InferOutput<typeof loyaltyInfoSchema>

/**
 * The data of the three regional providers: iPay88 needs the code of a payment method (document 2 §9), FassPay the telephone number of the
 * wallet, Payoo the bank.
 */
export const providerDataSchema = v.object({
  paymentId: v.optional(textSchema(ID_MAXIMUM)),
  telephoneNumber: v.optional(textSchema(TELEPHONE_TYPED_MAXIMUM)),
  bankCode: v.optional(textSchema(ID_MAXIMUM)),
})
export type ProviderData = v.InferOutput<typeof providerDataSchema>

/** The selections so far. They decide which checkout steps are complete (document 1 §4). */
export const checkoutSelectionSchema = v.object({
  addressId: v.optional(idSchema),
  telephoneNumber: v.optional(v.string()),
  email: v.optional(v.string()),
  deliveryInfo: deliveryInfoSchema,
  standardOrderDeliveryInstructions: v.optional(
    v.pipe(v.string(), v.maxLength(DELIVERY_INSTRUCTION_MAXIMUM)),
  ),
  loyaltyInfo: v.optional(loyaltyInfoSchema),
  billingType: v.optional(v.enum(BillingType)),
  billingData: v.optional(providerDataSchema),
  selectedSavedPaymentMethod: v.optional(idSchema),
  purchaseOrderNumber: v.optional(v.string()),
  applyUserCredits: v.boolean(),
  vatEmail: v.optional(v.string()),
})
export type CheckoutSelection = v.InferOutput<typeof checkoutSelectionSchema>

const mapPointSchema = v.object({ x: v.number(), y: v.number() })

/**
 * A place where orders are picked up: its address, its opening hours (clock hours in Malaysia), and the streets around it for a small map,
 * on a ground of 100 by 60 units, north up. The documents have `pickupAddress` only.
 */
export const pickupPlaceSchema = v.object({
  warehouseId: idSchema,
  name: v.string(),
  address: addressSchema,
  opensAt: v.number(),
  closesAt: v.number(),
  map: v.object({
    place: mapPointSchema,
    streets: v.array(
      v.object({ name: v.string(), isMain: v.boolean(), from: mapPointSchema, to: mapPointSchema }),
    ),
    stations: v.array(v.object({ name: v.string(), at: mapPointSchema })),
  }),
})
export type PickupPlace = v.InferOutput<typeof pickupPlaceSchema>

/** Document 1 §3, Checkout info. */
export const checkoutInfoSchema = v.object({
  cartId: idSchema,
  pricingInfo: pricingInfoSchema,
  billingInfos: v.array(billingInfoSchema),
  defaultBillingInfoId: v.optional(idSchema),
  shippingAddresses: v.array(savedAddressSchema),
  defaultShippingAddress: v.optional(idSchema),
  deliveryTimes: v.array(deliveryTimeSchema),
  appliedPromoCodes: v.array(appliedPromoCodeSchema),
  cartOffers: v.object({ promoVariants: v.array(variantSchema) }),
  isPickupOnly: v.boolean(),
  pickupAddress: v.optional(addressSchema),
  /** Each counter of the order, once; left out where nothing is picked up. */
  pickupPlaces: v.optional(v.array(pickupPlaceSchema)),
  fulfillmentRequests: v.array(
    v.object({
      fulfillerType: v.enum(FulfillerType),
      fulfillmentMethodType: v.enum(FulfillmentMethod),
      fulfiller: v.string(),
    }),
  ),
  lastPaymentInfo: v.optional(v.object({ type: v.enum(BillingType), billingInfoId: v.optional(idSchema) })),
  /** The preselected payment (document 1 §4). `method` distinguishes a bank account from a card. */
  defaultBilling: v.optional(
    v.object({
      type: v.enum(BillingType),
      method: v.optional(v.enum(PaymentMethod)),
      billingInfoId: v.optional(idSchema),
    }),
  ),
  billingTypes: v.array(v.enum(BillingType)),
  requirements: v.object({ telephone: v.boolean(), vat: v.boolean() }),
  /** A payment at a provider that waits for this cart. */
  openPayment: v.optional(paymentSchema),
  selection: checkoutSelectionSchema,
  /** What an account could pay with: its points, its credits and its membership, as its dashboard shows them. A guest has none. */
  balances: v.optional(
    v.object({
      rewardPoints: countSchema,
      rewardAmount: centsSchema,
      credits: centsSchema,
      membershipInfo: membershipInfoSchema,
    }),
  ),
})
export type Balances = NonNullable<v.InferOutput<typeof checkoutInfoSchema>['balances']>
export type CheckoutInfo = v.InferOutput<typeof checkoutInfoSchema>
