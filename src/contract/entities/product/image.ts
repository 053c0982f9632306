import * as v from 'valibot'

/** The address of a picture, relative to the base path of the shop, for example `packs/104.svg`. */
export const imageSchema = v.object({ original: v.string(), originalBase: v.optional(v.string()) })
export type Image = v.InferOutput<typeof imageSchema>
