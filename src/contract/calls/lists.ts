import * as v from 'valibot'
import { call } from '../call.ts'
import { idSchema, timestampSchema } from '../entities/primitives.ts'
import {
  keptListSchema,
  listNameSchema,
  listVariantSchema,
  shoppingListSchema,
} from '../entities/shoppingList.ts'

/** The account's lists by name, for a menu. */
const listsReply = v.object({ shoppingLists: v.array(shoppingListSchema) })
const listReply = v.object({ shoppingList: keptListSchema, ...listsReply.entries })

/**
 * Document 2 §7, Shopping lists and favourites. They belong to an account (docs/decisions/0036). A `listVariant` says how many
 * of something stand on the list from now on; 0 takes it off.
 */
export const listCalls = {
  /** Changes what is given of a list, and leaves the rest; a `reminder` of null takes the reminder away. */
  updateList: call('PUT', '/api/lists/update', {
    body: v.object({
      shoppingList: v.object({
        shoppingListId: idSchema,
        listName: v.optional(listNameSchema),
        listVariant: v.optional(listVariantSchema),
        reminder: v.optional(v.nullable(timestampSchema)),
      }),
    }),
    reply: listReply,
    errors: ['not_found', 'name_taken', 'over_maximum'],
    guards: ['login'],
  }),
  createList: call('POST', '/api/lists/create', {
    body: v.object({
      listName: listNameSchema,
      listVariant: v.optional(listVariantSchema),
      reminder: v.optional(timestampSchema),
    }),
    reply: listReply,
    errors: ['not_found', 'name_taken', 'over_maximum'],
    guards: ['login'],
  }),
  /** Puts this list in the place of the one it was: what is not given is gone. */
  replaceList: call('PUT', '/api/lists/replace', {
    body: v.object({
      shoppingList: v.object({
        shoppingListId: idSchema,
        listName: listNameSchema,
        listVariants: v.array(listVariantSchema),
        reminder: v.optional(timestampSchema),
      }),
    }),
    reply: listReply,
    errors: ['not_found', 'name_taken', 'over_maximum'],
    guards: ['login'],
  }),
  changeList: call('POST', '/api/lists/change', {
    body: v.object({ listVariant: listVariantSchema, shoppingListId: idSchema }),
    reply: listReply,
    errors: ['not_found', 'over_maximum'],
    guards: ['login'],
  }),
  deleteList: call('DELETE', '/api/lists/delete/:id', {
    reply: listsReply,
    errors: ['not_found'],
    guards: ['login'],
  }),
  /** `isNew` is false for what was a favourite already (document 1 §4, startup modals). The newest stands first. */
  addFavorite: call('POST', '/api/product/add-favorite', {
    body: v.object({ variantId: idSchema }),
    reply: v.object({ favorites: v.array(idSchema), isNew: v.boolean() }),
    errors: ['not_found', 'over_maximum'],
    guards: ['login'],
  }),
  removeFavorite: call('POST', '/api/product/remove-favorite', {
    body: v.object({ variantId: idSchema }),
    reply: v.object({ favorites: v.array(idSchema) }),
    guards: ['login'],
  }),
}
