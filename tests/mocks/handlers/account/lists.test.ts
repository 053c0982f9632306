import { expect, test } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import { becomeCustomer } from '../../customer.ts'
import { persona } from '../../persona.ts'
import { openServer, shopper } from '../../shopper.ts'
import { type ListAnswer, eggs, milk, onList, withLists } from './withLists.ts'

const lists = withLists()
const { create, weekly } = lists

test('unseen characters of a name are removed', async () => {
  const { body } = await create({ listName: 'Weekly\u202E gnp.exe\u0000' })
  expect(body).toMatchObject({ shoppingList: { name: 'Weekly gnp.exe' } })
})

test('a list is created with its first item, with a quantity of one by default', async () => {
  const { status, body } = await create({
    listName: '  Weekly  ',
    listVariant: { variant: milk },
    reminder: '2026-11-28T08:00:00.000Z',
  })
  expect(status).toBe(200)
  expect(body.shoppingList).toMatchObject({ name: 'Weekly', reminder: '2026-11-28T08:00:00.000Z' })
  expect(onList(body.shoppingList)).toEqual([[milk, 1]])
  expect(body.shoppingLists).toEqual([{ gid: body.shoppingList.gid, name: 'Weekly' }])
})

test('a change sets the quantity on the list, and zero removes it', async () => {
  const { gid } = await weekly()
  const change = async (variant: string, quantity: number) => {
    const listVariant = { variant, quantity }
    const { body } = await lists.ana.ask<ListAnswer>('POST', '/api/lists/change', {
      shoppingListId: gid,
      listVariant,
    })
    return onList(body.shoppingList)
  }
  expect(await change(eggs, 3)).toEqual([
    [milk, 1],
    [eggs, 3],
  ])
  expect(await change(milk, 4)).toEqual([
    [milk, 4],
    [eggs, 3],
  ])
  expect(await change(milk, 0)).toEqual([[eggs, 3]])
})

test('an update changes the given fields, a replacement all of them', async () => {
  const { gid: shoppingListId } = await weekly()
  const put = async (how: 'update' | 'replace', shoppingList: object) =>
    (
      await lists.ana.ask<ListAnswer>('PUT', `/api/lists/${how}`, {
        shoppingList: { shoppingListId, ...shoppingList },
      })
    ).body.shoppingList
  const reminder = '2026-12-01T00:00:00.000Z'
  expect(await put('update', { listName: 'Every week', reminder })).toEqual({
    gid: shoppingListId,
    name: 'Every week',
    reminder,
    listVariants: [{ variant: milk, quantity: 1 }],
  })
  const listVariants = [{ variant: eggs, quantity: 2 }]
  expect(await put('replace', { listName: 'Eggs', listVariants })).toEqual({
    gid: shoppingListId,
    name: 'Eggs',
    listVariants,
  })
  await put('update', { reminder })
  expect(await put('update', { reminder: null })).not.toHaveProperty('reminder')
})

test('a deleted list is gone', async () => {
  const { gid } = await weekly()
  const { body } = await lists.ana.ask<ListAnswer>('DELETE', `/api/lists/delete/${gid}`)
  expect(body.shoppingLists).toEqual([])
  expect((await lists.ana.ask('DELETE', `/api/lists/delete/${gid}`)).status).toBe(404)
})

test('lists are visible in another tab of the account, and to no other account', async () => {
  const { gid } = await weekly()
  const listVariant = { variant: eggs, quantity: 1 }
  const otherTab = shopper(lists.server)
  await otherTab.sync()
  const there = await otherTab.ask<ListAnswer>('POST', '/api/lists/change', {
    shoppingListId: gid,
    listVariant,
  })
  expect(onList(there.body.shoppingList)).toEqual([
    [milk, 1],
    [eggs, 1],
  ])
  const ben = shopper(lists.server, 'ben')
  await ben.sync()
  await becomeCustomer(lists.server, 'ben')
  expect((await ben.ask('POST', '/api/lists/change', { shoppingListId: gid, listVariant })).status).toBe(404)
})

test('favourites are listed newest first, once each, with whether they are new', async () => {
  const add = async (variantId: string) =>
    (await lists.ana.ask('POST', '/api/product/add-favorite', { variantId })).body
  expect(await add(milk)).toEqual({ favorites: [milk], isNew: true })
  expect(await add(eggs)).toEqual({ favorites: [eggs, milk], isNew: true })
  expect(await add(milk)).toEqual({ favorites: [eggs, milk], isNew: false })
  const remove = async (variantId: string) =>
    (await lists.ana.ask('POST', '/api/product/remove-favorite', { variantId })).body
  expect(await remove(eggs)).toEqual({ favorites: [milk] })
  expect(await remove(eggs)).toEqual({ favorites: [milk] })
})

test('a list that is replaced keeps a reminder that was sent, and products that have left the catalogue', async () => {
  const { gid } = await weekly()
  const reminder = '2026-11-20T08:00:00.000Z'
  await lists.server.store.write((state) => {
    for (const { shopper: own } of Object.values(state.accounts))
      for (const list of own.saved.lists)
        if (list.gid === gid) {
          list.lines.push({ variantId: 'variant-of-old', quantity: 2 })
          list.reminder = reminder
        }
  })
  const replace = (listVariants: object[]) =>
    lists.ana.ask<ListAnswer>('PUT', '/api/lists/replace', {
      shoppingList: { shoppingListId: gid, listName: 'Weekly', listVariants, reminder },
    })
  const { body } = await replace([{ variant: 'variant-of-old', quantity: 2 }, { variant: milk }])
  expect(onList(body.shoppingList)).toEqual([
    ['variant-of-old', 2],
    [milk, 1],
  ])
  expect(body.shoppingList.reminder).toBe(reminder)
  const changed = await replace([{ variant: 'variant-of-old', quantity: 3 }])
  expect([changed.status, changed.body.error]).toEqual([404, 'not_found'])
})

test('an account of the fixtures has favourites and lists, with discontinued and sold-out products', async () => {
  const shop = openServer()
  const member = await persona(shop, 'activeMember')
  const { account: favorites } = (await member.page('/account/favorites')).body.data ?? {}
  expect(favorites?.favorites?.map(({ variant }) => variant.gid)).toEqual([
    named.saleMilk,
    named.membersSaveIceCream,
    named.sambal,
    named.discontinuedBiscuit,
  ])
  const { account: lists } = (await member.page('/account/shopping-lists')).body.data ?? {}
  expect(lists?.shoppingLists).toMatchObject([
    { gid: '10000001', name: 'Every week', variantCount: 4, reminder: '2026-11-22T00:00:00.000Z' },
    { gid: '10000002', name: 'Rumah terbuka', variantCount: 2 },
  ])
  const { account: list } = (await member.page('/account/shopping-lists/10000001')).body.data ?? {}
  expect(list?.shoppingList?.products.map(({ variant, quantity }) => [variant.gid, quantity])).toEqual([
    [named.saleMilk, 2],
    [named.omegaEggs, 1],
    [named.spinach, 3],
    [named.outOfStockSardines, 1],
  ])
  expect((await shopper(shop).page('/account/shopping-lists/10000001')).status).toBe(401)
  const other = await persona(shop, 'returningCustomer')
  expect((await other.page('/account/shopping-lists/10000001')).status).toBe(404)
  const change = { shoppingListId: '10000001', listVariant: { variant: `variant-${named.saleMilk}` } }
  expect((await other.ask('POST', '/api/lists/change', change)).status).toBe(404)
  expect(shop.drifts).toEqual([])
})
