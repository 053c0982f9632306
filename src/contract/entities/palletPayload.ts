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
import { countSchema, daySchema, idSchema, textSchema } from './primitives.ts'

const palletItemSchema = v.object({
  variantId: idSchema,
  pallets: v.pipe(countSchema, v.minValue(1), v.maxValue(PALLETS_MAXIMUM)),
})

/** Document 2 §7, `palletPayload`: whole pallets of products for a business, and the contact. */
export const palletPayloadSchema = v.object({
  firstName: v.pipe(textSchema(NAME_MAXIMUM), v.trim(), v.nonEmpty()),
  lastName: v.pipe(textSchema(NAME_MAXIMUM), v.trim(), v.nonEmpty()),
  email: textSchema(EMAIL_MAXIMUM),
  phoneNumber: textSchema(TELEPHONE_TYPED_MAXIMUM),
  companyName: v.optional(v.pipe(textSchema(NAME_MAXIMUM), v.trim())),
  postalCode: textSchema(Math.max(...POSTAL_CODE_DIGITS)),
  deliveryDay: v.optional(daySchema),
  notes: v.optional(v.pipe(textSchema(PALLET_NOTE_MAXIMUM), v.trim())),
  items: v.pipe(v.array(palletItemSchema), v.minLength(1), v.maxLength(PALLET_KINDS_MAXIMUM)),
})
export type PalletPayload = v.InferOutput<typeof palletPayloadSchema>
