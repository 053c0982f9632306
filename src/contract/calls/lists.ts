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
 * Document 2 §7, Shopping lists and favourites. They belong to an account (docs/decisions/0036). A `listVariant` sets the absolute quantity
 * of a variant on the list; 0 removes it.
 */
export const listCalls = {
  /** Changes the given fields of a list and keeps the others. A `reminder` of null removes the reminder. */
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
  /** Replaces a list. Omitted fields and items are removed. */
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
  /** Adds a favourite. `isNew` is false if it was a favourite already (document 1 §4, startup modals). The newest comes first. */
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
