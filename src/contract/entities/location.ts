import * as v from 'valibot'

/** Document 1 §3, location: the shopper's location, and whether the shopper has set it (§4, location capture). */
export const locationSchema = v.object({
  postalCode: v.optional(v.string()),
  identifiers: v.array(v.string()),
  locationCaptured: v.boolean(),
})
export type Location = v.InferOutput<typeof locationSchema>
