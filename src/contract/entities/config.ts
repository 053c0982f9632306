import * as v from 'valibot'
import { FulfillmentMethod, Language, NotificationType } from '../enumerations.ts'
import { centsSchema } from './money.ts'
import { countSchema, idSchema } from './primitives.ts'

/** The shipping costs of one fulfilment method, in cents. `freeFrom` is missing if shipping is never free. */
export const shippingConfigSchema = v.object({
  fulfillmentMethod: v.enum(FulfillmentMethod),
  price: centsSchema,
  freeFrom: v.optional(centsSchema),
})
export type ShippingConfig = v.InferOutput<typeof shippingConfigSchema>

/** Document 1 §3, Config flags. Money in cents. */
export const configSchema = v.object({
  currency: v.string(),
  dateFormat: v.string(),
  hasVat: v.boolean(),
  minimumRewardPointsToApply: countSchema,
  maxQtyAddableAtOnce: countSchema,
  membership: v.object({
    maxCountOfSamplesAddToCart: countSchema,
    maxCountPerSampleAddToCart: countSchema,
  }),
  invitePromo: v.object({
    creditAmount: centsSchema,
    flatDiscount: centsSchema,
    orderMinimum: centsSchema,
    webDisplayEnabled: v.boolean(),
  }),
  firstOrderFreeShipping: v.boolean(),
  minimumSpendByFulfillmentMethod: v.array(
    v.object({ fulfillmentMethod: v.enum(FulfillmentMethod), minimum: centsSchema }),
  ),
  shipping: v.array(shippingConfigSchema),
  deliverySurcharge: v.optional(centsSchema),
  refundAsCredits: v.boolean(),
  achDirectDebit: v.object({ returnCheckFee: centsSchema }),
  displayAgeGate: v.boolean(),
  manageUsers: v.boolean(),
  organizationPage: v.boolean(),
  limitedQuantityForAll: v.boolean(),
  telephoneRequired: v.boolean(),
  /** Every shopper must enter a location before shopping (document 1 §4, location capture). */
  locationCaptureRequired: v.boolean(),
  taxPercent: v.number(),
  languages: v.array(v.enum(Language)),
  supportEmail: v.string(),
  careline: v.string(),
  features: v.object({
    facebookLogin: v.boolean(),
    googleLogin: v.boolean(),
    appleLogin: v.boolean(),
    webOtp: v.boolean(),
    coupons: v.boolean(),
    paypal: v.boolean(),
    applePay: v.boolean(),
    googlePay: v.boolean(),
    venmo: v.boolean(),
    fasspay: v.boolean(),
    ipay88: v.boolean(),
    payoo: v.boolean(),
  }),
  /** The social logins of this partner; `features` is the global setting, and both have to allow one (document 1 §6). */
  partnerLogins: v.object({ facebook: v.boolean(), google: v.boolean(), apple: v.boolean() }),
})
export type Config = v.InferOutput<typeof configSchema>

/** Document 1 §2, notification banner. */
export const notificationSchema = v.object({
  _id: idSchema,
  type: v.enum(NotificationType),
  text: v.string(),
  isLocked: v.boolean(),
})
export type Notification = v.InferOutput<typeof notificationSchema>
