import * as v from 'valibot'

/** A picture's address, relative to the shop's base path, for example `packs/104.svg`. */
export const imageSchema = v.object({ original: v.string(), originalBase: v.optional(v.string()) })
export type Image = v.InferOutput<typeof imageSchema>
