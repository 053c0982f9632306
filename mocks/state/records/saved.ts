import * as v from 'valibot'
import { gidSchema, idSchema, countSchema } from '../../../src/contract/entities/primitives.ts'

/** Favourites and lists of a shopper, with their items, all by variant id. */
export const savedSchema = v.object({
  favorites: v.array(idSchema),
  lists: v.array(
    v.object({
      gid: gidSchema,
      name: v.string(),
      /** ISO time to be reminded at. */
      reminder: v.optional(v.string()),
      lines: v.array(v.object({ variantId: idSchema, quantity: countSchema })),
    }),
  ),
})
export type Saved = v.InferOutput<typeof savedSchema>
