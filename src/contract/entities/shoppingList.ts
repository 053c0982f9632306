import * as v from 'valibot'
import { LIST_NAME_MAXIMUM } from '../limits.ts'
import { countSchema, gidSchema, idSchema, timestampSchema } from './primitives.ts'

/** Document 1 §3, Shopping list. */
export const shoppingListSchema = v.object({ gid: gidSchema, name: v.string() })
export type ShoppingList = v.InferOutput<typeof shoppingListSchema>

/** One item of a list in a request. */
export const listVariantSchema = v.object({ variant: idSchema, quantity: v.optional(countSchema, 1) })
export type ListVariant = v.InferInput<typeof listVariantSchema>

/**
 * Document 1 §3, the write shape of a shopping list. Creating a list requires `listName`, changing one its `shoppingListId`; each call
 * declares which it requires (document 2 §7). `reminder` is the time of the reminder.
 */
export const shoppingListWriteSchema = v.object({
  listName: v.optional(v.string()),
  listVariant: v.optional(listVariantSchema),
  reminder: v.optional(timestampSchema),
  shoppingListId: v.optional(idSchema),
})
export type ShoppingListWrite = v.InferInput<typeof shoppingListWriteSchema>

/** Visible characters. A name of only invisible characters would be an empty link. */
const VISIBLE = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u

/** A typed list name: not empty, trimmed. */
export const listNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LIST_NAME_MAXIMUM),
  v.regex(VISIBLE),
)

/** A list with its items, each variant once, in the order in which they were added. */
export const keptListSchema = v.object({
  ...shoppingListSchema.entries,
  reminder: v.optional(timestampSchema),
  listVariants: v.array(v.object({ variant: idSchema, quantity: countSchema })),
})
export type KeptList = v.InferOutput<typeof keptListSchema>
