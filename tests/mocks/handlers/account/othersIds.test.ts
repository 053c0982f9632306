import { describe, expect } from 'vitest'
import type { Account } from '../../../../mocks/state/records/account.ts'
import { accountNow, persona } from '../../persona.ts'
import { test } from '../../../setup/serverTest.ts'

/** What belongs to another shopper, by its real id, and a call that asks for it. */
const asks: Readonly<
  Record<string, (theirs: Account['shopper']) => readonly [method: string, path: string, body?: object]>
> = {
  'reading an order': ({ orders }) => ['GET', `/api/order/${orders[0]?.gid}`],
  'a note for an order': ({ orders }) => [
    'POST',
    '/api/order-details/update-express-item',
    { orderId: orders.at(-1)?.gid, variantId: orders.at(-1)?.lines[0]?.variantId, pickingNotes: 'mine' },
  ],
  'a preview of an order': ({ orders }) => [
    'POST',
    `/api/post-order-attach-preview/${orders.at(-1)?.gid}`,
    { postOrderAttachVariants: [{ variantId: orders.at(-1)?.lines[0]?.variantId, quantity: 1 }] },
  ],
  'items for an order': ({ orders }) => [
    'POST',
    `/api/post-order-attach/${orders.at(-1)?.gid}`,
    { postOrderAttachVariants: [{ variantId: orders.at(-1)?.lines[0]?.variantId, quantity: 1 }] },
  ],
  'cancelling an order': ({ orders }) => [
    'POST',
    '/api/cancel-order',
    { id: orders.at(-1)?.gid, cancellationReason: 'changed_mind' },
  ],
  'ordering again': ({ orders }) => ['POST', '/api/carts/add-order', { orderId: orders[0]?.gid }],
  'renaming a list': ({ saved }) => [
    'PUT',
    '/api/lists/update',
    { shoppingList: { shoppingListId: saved.lists[0]?.gid, listName: 'Mine' } },
  ],
  'replacing a list': ({ saved }) => [
    'PUT',
    '/api/lists/replace',
    { shoppingList: { shoppingListId: saved.lists[0]?.gid, listName: 'Mine', listVariants: [] } },
  ],
  'deleting a list': ({ saved }) => ['DELETE', `/api/lists/delete/${saved.lists[0]?.gid}`],
  'the cart of a list': ({ saved }) => ['POST', '/api/carts/add-list', { listId: saved.lists[0]?.gid }],
  'a default address': ({ addresses }) => [
    'PUT',
    '/api/default_address',
    { id: addresses[0]?._id, changed: true, accountScope: 0 },
  ],
  'deleting an address': ({ addresses }) => ['DELETE', `/api/address/${addresses[0]?._id}`],
  'deleting a card': ({ billings }) => [
    'DELETE',
    `/api/payment-method/${billings[0]?.info._id}`,
    { isDefault: true },
  ],
  'deleting a billing': ({ billings }) => ['DELETE', `/api/billing/${billings[0]?.info._id}`],
  'a default card': ({ billings }) => ['PUT', `/api/default-payment-method/${billings[0]?.info._id}`],
  'a default billing': ({ billings }) => [
    'PUT',
    '/api/default_billing',
    { id: billings[0]?.info._id, changed: true },
  ],
  'the card of an order': ({ billings }) => [
    'PUT',
    '/api/set-selected-payment-method',
    { selectedSavedPaymentMethod: billings[0]?.info._id },
  ],
}

describe('another person’s id is not found, and nothing of theirs changes', () => {
  test.for(Object.entries(asks))('%s', async ([, ask], { server }) => {
    await persona(server, 'returningCustomer')
    await persona(server, 'activeMember')
    const before = (await accountNow(server, 'returningCustomer')).shopper
    const { saved } = (await accountNow(server, 'activeMember')).shopper
    const [method, path, body] = ask({ ...before, saved })
    expect(JSON.stringify([path, body])).not.toContain('undefined')
    const nurul = await persona(server, 'firstOrderCustomer')
    const answer = await nurul.ask<{ errorCode?: string }>(method, path, body)
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'not_found'])
    expect((await accountNow(server, 'returningCustomer')).shopper).toEqual(before)
    expect((await accountNow(server, 'activeMember')).shopper.saved).toEqual(saved)
  })
})
