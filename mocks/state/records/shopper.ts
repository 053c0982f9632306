import * as v from 'valibot'
import { savedAddressSchema } from '../../../src/contract/entities/account/address.ts'
import { billingInfoSchema } from '../../../src/contract/entities/account/billing.ts'
import { checkoutSelectionSchema } from '../../../src/contract/entities/checkout.ts'
import { centsSchema } from '../../../src/contract/entities/money.ts'
import { countSchema, gidSchema, idSchema } from '../../../src/contract/entities/primitives.ts'
import { FulfillmentMethod, Substitution } from '../../../src/contract/enumerations.ts'
import { paymentTestOutcomeSchema } from '../../rules/orders/testOutcome.ts'
import { engagementSchema } from './engagement.ts'
import { savedSchema } from './saved.ts'
import { storedOrderSchema } from './order.ts'
import { storedPaymentSchema } from './payment.ts'

/** One line of a cart: ids only. `seenPrice` is the unit price, in cents, that the shopper last agreed to. */
export const cartLineSchema = v.object({
  variantId: idSchema,
  warehouseId: idSchema,
  fulfillmentMethod: v.enum(FulfillmentMethod),
  quantity: countSchema,
  seenPrice: centsSchema,
  fulfillerLocation: v.optional(v.string()),
  pickingNotes: v.optional(v.string()),
  substitution: v.optional(v.enum(Substitution)),
})
export type CartLine = v.InferOutput<typeof cartLineSchema>

/** A saved billing; `declines` marks the named test card that is refused when the order is placed. */
const storedBillingSchema = v.object({
  info: billingInfoSchema,
  declines: v.boolean(),
  /** The bank asks the owner before it pays (3-D Secure); of a named test card only. */
  asksBank: v.optional(v.boolean()),
  /** The test outcome of payments with it; of named test cards only. */
  testOutcome: v.optional(paymentTestOutcomeSchema),
  /** At most one is; where none is, the newest counts. */
  isDefault: v.optional(v.boolean()),
})
export type StoredBilling = v.InferOutput<typeof storedBillingSchema>

/** The data of one shopper: a guest's belongs to the visitor, a customer's to the account. */
export const shopperSchema = v.object({
  cart: v.object({
    id: idSchema,
    revision: countSchema,
    lines: v.array(cartLineSchema),
    /** As entered, in upper case, with the fulfilment method; deductions are computed on every request. */
    promoCodes: v.array(
      v.object({ code: v.string(), fulfillmentMethod: v.optional(v.enum(FulfillmentMethod)) }),
    ),
  }),
  postalCode: v.string(),
  /** The shopper chose the location. */
  isLocationCaptured: v.optional(v.boolean()),
  /** The friend's code that they came with; it counts when they join. */
  referralCode: v.optional(v.string()),
  /** The invite of a business; it is pending until its recipient logs in. */
  organizationInviteCode: v.optional(v.string()),
  ageGateAccepted: v.boolean(),
  selection: checkoutSelectionSchema,
  addresses: v.array(savedAddressSchema),
  billings: v.array(storedBillingSchema),
  orders: v.array(storedOrderSchema),
  /** Payments at providers, the newest last; a state from before this field has none. */
  payments: v.optional(v.array(storedPaymentSchema), []),
  /** Which order each idempotency key has made. */
  placed: v.record(v.string(), gidSchema),
  saved: savedSchema,
  engagement: engagementSchema,
})
export type Shopper = v.InferOutput<typeof shopperSchema>
