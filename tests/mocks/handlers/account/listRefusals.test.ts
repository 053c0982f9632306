import { expect, test } from 'vitest'
import { LIST_LINES_MAXIMUM } from '../../../../src/contract/limits.ts'
import { shopper } from '../../shopper.ts'
import { type ListAnswer, milk, withLists } from './withLists.ts'

const lists = withLists()
const { create, weekly } = lists

test.each([
  { what: 'no name', body: {}, field: 'listName' },
  { what: 'a blank name', body: { listName: '  ' }, field: 'listName' },
  { what: 'a name of 61 letters', body: { listName: 'x'.repeat(61) }, field: 'listName' },
  {
    what: 'half a thing',
    body: { listName: 'A', listVariant: { variant: milk, quantity: 0.5 } },
    field: 'listVariant.quantity',
  },
  {
    what: 'a reminder on a day of no calendar',
    body: { listName: 'A', reminder: '2027-02-31T08:00:00.000Z' },
    field: 'reminder',
  },
  {
    what: 'a name of invisible characters',
    body: { listName: '\u200b \u2060' },
    field: 'listName',
  },
  {
    what: 'a reminder that has passed',
    body: { listName: 'A', reminder: '2026-11-20T00:00:00.000Z' },
    field: 'reminder',
  },
  {
    what: 'a reminder on a day in more than a year, in Malaysia',
    body: { listName: 'A', reminder: '2027-11-21T16:00:00.000Z' },
    field: 'reminder',
  },
])('$what is refused by its field', async ({ body, field }) => {
  const answer = await create(body)
  expect([answer.status, answer.body.error, answer.body.field]).toEqual([400, 'bad_body', field])
  expect((await create({ listName: 'First' })).body.shoppingLists).toHaveLength(1)
})

test('a reminder can be a year ahead', async () => {
  const { status } = await create({ listName: 'A', reminder: '2027-11-21T15:00:00.000Z' })
  expect(status).toBe(200)
})

test('a list with too many items is refused by the field that was sent', async () => {
  const { gid } = await weekly()
  const many = Array.from({ length: LIST_LINES_MAXIMUM + 1 }, (_, at) => `variant-${at}`)
  await lists.server.store.write((state) => {
    for (const { shopper: own } of Object.values(state.accounts))
      for (const list of own.saved.lists)
        if (list.gid === gid) list.lines = many.map((variantId) => ({ variantId, quantity: 1 }))
  })
  const put = async (how: 'update' | 'replace', more: object) => {
    const shoppingList = { shoppingListId: gid, listName: 'Weekly', ...more }
    const { body } = await lists.ana.ask<ListAnswer>('PUT', `/api/lists/${how}`, { shoppingList })
    return [body.error, body.field]
  }
  expect(await put('update', { listVariant: { variant: milk } })).toEqual([
    'over_maximum',
    'shoppingList.listVariant',
  ])
  const listVariants = many.map((variant) => ({ variant, quantity: 1 }))
  expect(await put('replace', { listVariants })).toEqual(['over_maximum', 'shoppingList.listVariants'])
})

test('the maximum of an item is 99', async () => {
  const { status, body } = await create({ listName: 'A', listVariant: { variant: milk, quantity: 100 } })
  expect([status, body.error, body.details]).toEqual([409, 'over_maximum', { maximum: 99 }])
})

test.each([
  ['POST', '/api/lists/create', { listName: 'Weekly' }],
  ['PUT', '/api/lists/update', { shoppingList: { shoppingListId: '1' } }],
  ['PUT', '/api/lists/replace', { shoppingList: { shoppingListId: '1', listName: 'A', listVariants: [] } }],
  ['POST', '/api/lists/change', { shoppingListId: '1', listVariant: { variant: milk } }],
  ['DELETE', '/api/lists/delete/1', undefined],
  ['POST', '/api/product/add-favorite', { variantId: milk }],
  ['POST', '/api/product/remove-favorite', { variantId: milk }],
])('a guest must log in: %s %s', async (method, path, body) => {
  const guest = shopper(lists.server, 'guest')
  await guest.sync()
  const answer = await guest.ask<ListAnswer>(method, path, body)
  expect([answer.status, answer.body.error]).toEqual([401, 'unauthorized'])
})
