import * as v from 'valibot'

/** Document 1 §3, VAT information: whom the tax invoice names. */
export const vatInformationSchema = v.object({
  addressLine1: v.string(),
  city: v.string(),
  companyName: v.string(),
  district: v.optional(v.string()),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  taxCode: v.string(),
})
export type VatInformation = v.InferOutput<typeof vatInformationSchema>
