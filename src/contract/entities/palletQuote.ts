import * as v from 'valibot'
import {
  EMAIL_MAXIMUM,
  NAME_MAXIMUM,
  PALLET_KINDS_MAXIMUM,
  PALLET_NOTE_MAXIMUM,
  PALLETS_MAXIMUM,
  POSTAL_CODE_DIGITS,
  TELEPHONE_TYPED_MAXIMUM,
} from '../limits.ts'
import { centsSchema } from './money.ts'
import { countSchema, daySchema, gidSchema, idSchema, textSchema, timestampSchema } from './primitives.ts'

const palletItemSchema = v.object({
  variantId: idSchema,
  pallets: v.pipe(countSchema, v.minValue(1), v.maxValue(PALLETS_MAXIMUM)),
})

/** Document 2 §7, `palletPayload`: whole pallets of products for a business, and the contact. */
export const palletPayloadSchema = v.object({
  firstName: v.pipe(textSchema(NAME_MAXIMUM), v.trim(), v.nonEmpty()),
  lastName: v.pipe(textSchema(NAME_MAXIMUM), v.trim(), v.nonEmpty()),
  email: v.pipe(textSchema(EMAIL_MAXIMUM), v.email()),
  phoneNumber: textSchema(TELEPHONE_TYPED_MAXIMUM),
  companyName: v.optional(v.pipe(textSchema(NAME_MAXIMUM), v.trim())),
  postalCode: textSchema(Math.max(...POSTAL_CODE_DIGITS)),
  deliveryDay: v.optional(daySchema),
  notes: v.optional(v.pipe(textSchema(PALLET_NOTE_MAXIMUM), v.trim())),
  items: v.pipe(v.array(palletItemSchema), v.minLength(1), v.maxLength(PALLET_KINDS_MAXIMUM)),
})
export type PalletPayload = v.InferOutput<typeof palletPayloadSchema>

/**
 * A saved request for a quote. Its `total`, in cents, is available one working day later and stays; the shopper can order until
 * `validUntil` (docs/decisions/0126).
 */
export const palletQuoteSchema = v.object({
  _id: idSchema,
  number: v.string(),
  createdAt: timestampSchema,
  status: v.picklist(['received', 'quoted', 'expired', 'ordered']),
  companyName: v.optional(v.string()),
  postalCode: v.string(),
  deliveryDay: v.optional(daySchema),
  items: v.array(
    v.object({ variantId: idSchema, name: v.string(), pallets: countSchema, units: countSchema }),
  ),
  total: v.optional(centsSchema),
  validUntil: v.optional(timestampSchema),
  /** The order that was placed from it. */
  orderGid: v.optional(gidSchema),
})
export type PalletQuote = v.InferOutput<typeof palletQuoteSchema>
