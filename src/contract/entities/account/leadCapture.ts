import * as v from 'valibot'
import {
  ADDRESS_LINE_MAXIMUM,
  LEAD_ANSWER_MAXIMUM,
  NAME_MAXIMUM,
  PLACE_NAME_MAXIMUM,
  POSTAL_CODE_DIGITS,
  TELEPHONE_TYPED_MAXIMUM,
} from '../../limits.ts'
import { textSchema } from '../primitives.ts'

/** Document 1 §3, Lead capture: the body of POST and PUT /api/lead-capture (document 2 §7). */
export const leadCaptureSchema = v.object({
  firstName: textSchema(NAME_MAXIMUM),
  lastName: textSchema(NAME_MAXIMUM),
  phoneNumber: textSchema(TELEPHONE_TYPED_MAXIMUM),
  companyName: textSchema(ADDRESS_LINE_MAXIMUM),
  size: v.optional(textSchema(LEAD_ANSWER_MAXIMUM)),
  occupationType: v.optional(textSchema(LEAD_ANSWER_MAXIMUM)),
  occupationRole: v.optional(textSchema(LEAD_ANSWER_MAXIMUM)),
  contactReason: v.optional(textSchema(LEAD_ANSWER_MAXIMUM)),
  industryType: v.optional(textSchema(LEAD_ANSWER_MAXIMUM)),
  postalCode: v.optional(textSchema(Math.max(...POSTAL_CODE_DIGITS))),
  city: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
  district: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
  ward: v.optional(textSchema(PLACE_NAME_MAXIMUM)),
})
export type LeadCapture = v.InferOutput<typeof leadCaptureSchema>
