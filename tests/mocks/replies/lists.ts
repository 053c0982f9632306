import { named } from '../../../fixtures/named.ts'
import { becomeCustomer } from '../customer.ts'
import type { Replies } from './replies.ts'

const variant = `variant-${named.saleMilk}`

export const listReplies: Replies = async ({ server, ana }) => {
  await becomeCustomer(server)
  const listVariant = { variant, quantity: 2 }
  const { body } = await ana.ask<{ shoppingList: { gid: string } }>('POST', '/api/lists/create', {
    listName: 'Weekly',
    listVariant,
    reminder: '2026-12-01T00:00:00.000Z',
  })
  const shoppingListId = body.shoppingList.gid
  await ana.ask('POST', '/api/lists/change', { shoppingListId, listVariant })
  await ana.ask('PUT', '/api/lists/update', { shoppingList: { shoppingListId, listName: 'Monthly' } })
  await ana.ask('PUT', '/api/lists/replace', {
    shoppingList: { shoppingListId, listName: 'Yearly', listVariants: [listVariant] },
  })
  await ana.ask('DELETE', `/api/lists/delete/${shoppingListId}`)
  await ana.ask('POST', '/api/product/add-favorite', { variantId: variant })
  await ana.ask('POST', '/api/product/remove-favorite', { variantId: variant })
}
