import * as v from 'valibot'

/** Document 1 §3, b2b: the business data of a shopper. All fields are optional until the lead form is complete. */
export const b2bSchema = v.object({
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  occupationType: v.optional(v.string()),
  occupationRole: v.optional(v.string()),
  industryType: v.optional(v.string()),
  postalCode: v.optional(v.string()),
  size: v.optional(v.string()),
  companyName: v.optional(v.string()),
  telephoneNumber: v.optional(v.string()),
  city: v.optional(v.string()),
  district: v.optional(v.string()),
  ward: v.optional(v.string()),
  hasCompletedLeadCapture: v.boolean(),
})
export type B2b = v.InferOutput<typeof b2bSchema>
