import * as v from 'valibot'

/** Document 1 §3, Lead capture: the body of POST and PUT /api/lead-capture (document 2 §7). */
export const leadCaptureSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.string(),
  companyName: v.string(),
  size: v.optional(v.string()),
  occupationType: v.optional(v.string()),
  occupationRole: v.optional(v.string()),
  contactReason: v.optional(v.string()),
  industryType: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  city: v.optional(v.string()),
  district: v.optional(v.string()),
  ward: v.optional(v.string()),
})
export type LeadCapture = v.InferOutput<typeof leadCaptureSchema>
