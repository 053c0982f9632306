import * as v from 'valibot'
import { LIST_NAME_MAXIMUM } from '../limits.ts'
import { countSchema, gidSchema, idSchema, timestampSchema } from './primitives.ts'

/** Document 1 §3, Shopping list. */
export const shoppingListSchema = v.object({ gid: gidSchema, name: v.string() })
export type ShoppingList = v.InferOutput<typeof shoppingListSchema>

/** One thing on a list, as it is written. */
export const listVariantSchema = v.object({ variant: idSchema, quantity: v.optional(countSchema, 1) })
export type ListVariant = v.InferInput<typeof listVariantSchema>

/**
 * Document 1 §3, the write shape of a shopping list. Creating one needs `listName`, changing one its `shoppingListId`;
 * which of them a call requires is said where the call is (document 2 §7). `reminder` is the time to be reminded at.
 */
export const shoppingListWriteSchema = v.object({
  listName: v.optional(v.string()),
  listVariant: v.optional(listVariantSchema),
  reminder: v.optional(timestampSchema),
  shoppingListId: v.optional(idSchema),
})
export type ShoppingListWrite = v.InferInput<typeof shoppingListWriteSchema>

/** What leaves ink on a page; a name of invisible signs alone could not be pressed. */
const VISIBLE = /[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u

/** A list's name as it is typed: some text, without the blanks around it. */
export const listNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(LIST_NAME_MAXIMUM),
  v.regex(VISIBLE),
)

/** A list with what is on it, each variant once, in the order in which they came. */
export const keptListSchema = v.object({
  ...shoppingListSchema.entries,
  reminder: v.optional(timestampSchema),
  listVariants: v.array(v.object({ variant: idSchema, quantity: countSchema })),
})
export type KeptList = v.InferOutput<typeof keptListSchema>
