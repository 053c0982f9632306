import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { Cart, CartDifference } from '../../../../src/contract/entities/cart.ts'
import type { ListingEntry } from '../../../../src/contract/entities/product/listingEntry.ts'
import { becomeCustomer } from '../../customer.ts'
import { saver } from '../../saver.ts'
import { shopper } from '../../shopper.ts'
import { test } from '../../../setup/serverTest.ts'

const idOf = (gid: string) => `variant-${gid}`
const inCart = ({ cartVariants }: Cart) =>
  cartVariants.map(({ variant, quantity }) => [variant.gid, quantity])

describe('variants by their ids', () => {
  test('one of each, two for a repeated id, in addition to the cart', async ({ anas, saves }) => {
    await anas.put(named.saleMilk, 2)
    const ids = [named.spinach, named.saleMilk, named.spinach].map(idOf)
    const { data } = (await saves.add('add-variants-by-ids', { ids })).body
    expect(inCart(data.cart)).toEqual([
      [named.saleMilk, 3],
      [named.spinach, 2],
    ])
    expect(data.notAdded).toEqual([])
  })

  test('missing stock is reported with its reason', async ({ anas, saves }) => {
    await anas.put(named.maximumTwoEggs, 2)
    const ids = [
      named.discontinuedBiscuit,
      named.outOfStockSardines,
      named.ageGatedBeer,
      named.maximumTwoEggs,
      ...Array.from({ length: 4 }, () => named.limitedQuantityDurian),
      ...Array.from({ length: 2 }, () => named.sampleShampoo),
      named.spinach,
    ].map(idOf)
    const { data } = (await saves.add('add-variants-by-ids', { ids: [...ids, 'variant-1'] })).body
    expect(
      data.notAdded.map(({ variantId, wanted, added, reason }) => [variantId, wanted, added, reason]),
    ).toEqual([
      [idOf(named.discontinuedBiscuit), 1, 0, 'not_available'],
      [idOf(named.outOfStockSardines), 1, 0, 'not_enough_stock'],
      [idOf(named.ageGatedBeer), 1, 0, 'age_gate'],
      [idOf(named.maximumTwoEggs), 1, 0, 'over_maximum'],
      [idOf(named.limitedQuantityDurian), 4, 3, 'over_maximum'],
      [idOf(named.sampleShampoo), 2, 1, 'sample_limit'],
      ['variant-1', 1, 0, 'not_found'],
    ])
    expect(inCart(data.cart)).toEqual([
      [named.maximumTwoEggs, 2],
      [named.limitedQuantityDurian, 3],
      [named.sampleShampoo, 1],
      [named.spinach, 1],
    ])
  })

  test('beer after the age gate', async ({ anas, saves }) => {
    const ids = [idOf(named.ageGatedBeer)]
    const { data } = (await saves.add('add-variants-by-ids', { ids, ageGateAccepted: true })).body
    expect(inCart(data.cart)).toEqual([[named.ageGatedBeer, 1]])
    expect((await anas.put(named.ageGatedBeer, 2)).status).toBe(200)
  })

  test('at most twenty of one item at once', async ({ saves }) => {
    const ids = Array.from({ length: 22 }, () => idOf(named.saleMilk))
    const { data } = (await saves.add('add-variants-by-ids', { ids })).body
    expect(data.notAdded).toMatchObject([{ wanted: 22, added: 20, reason: 'over_maximum' }])
    expect(inCart(data.cart)).toEqual([[named.saleMilk, 20]])
  })
})

describe('an earlier order', () => {
  test('is added again as far as possible', async ({ server, anas, saves }) => {
    const { order } = (await anas.place(await anas.readyToOrder())).body.data
    await server.store.write((state) => {
      state.changes[idOf(named.omegaEggs)] = { state: 0 }
    })
    const { data } = (await saves.add('add-order', { orderId: order.gid })).body
    expect(inCart(data.cart)).toEqual([[named.saleMilk, 2]])
    expect(data.notAdded).toMatchObject([{ wanted: 2, added: 0, reason: 'not_available' }])
  })

  test('is found only by its number, and only by its buyer', async ({ server, anas, saves }) => {
    expect(await saves.add('add-order', { orderId: 'last' })).toMatchObject({
      status: 400,
      body: { error: 'order_id_missing' },
    })
    const ben = shopper(server, 'ben')
    await ben.sync()
    const { order } = (await anas.place(await anas.readyToOrder())).body.data
    expect((await saver(ben).add('add-order', { orderId: order.gid })).status).toBe(404)
  })
})

describe('a shopping list', () => {
  test.beforeEach(async ({ server, ana }) => {
    const id = await becomeCustomer(server)
    await server.store.write((state) => {
      state.accounts[id]?.shopper.saved.lists.push({
        gid: '11111111',
        name: 'Weekly',
        lines: [
          { variantId: idOf(named.saleMilk), quantity: 2 },
          { variantId: idOf(named.standardOnlyRice), quantity: 1 },
          { variantId: idOf(named.maximumTwoEggs), quantity: 3 },
        ],
      })
    })
    await ana.sync()
  })

  test.for([
    ['whole', undefined, [named.saleMilk, named.standardOnlyRice, named.maximumTwoEggs]],
    ['what is brought by van', { fulfillmentFilter: 'express' }, [named.saleMilk, named.maximumTwoEggs]],
    ['what a search in it finds', { term: 'fresh mi' }, [named.saleMilk]],
    ['nothing for one letter', { term: 'm' }, []],
  ] as const)('%s', async ([, filter, gids], { saves }) => {
    const body = { listId: '11111111', ...(filter ? { filter } : {}) }
    const { data } = (await saves.add('add-list', body)).body
    expect(data.cart.cartVariants.map(({ variant }) => variant.gid)).toEqual(gids)
    const eggs = gids.some((gid) => gid === named.maximumTwoEggs)
      ? [{ wanted: 3, added: 2, reason: 'over_maximum' }]
      : []
    expect(data.notAdded).toMatchObject(eggs)
  })
})

test('the guest’s cart is merged into the account’s, and differences are reported', async ({
  server,
  ana,
  anas,
}) => {
  await anas.put(named.saleMilk, 2)
  await anas.put(named.limitedQuantityDurian, 3)
  await server.store.write((state) => {
    state.sold[`${idOf(named.limitedQuantityDurian)}:kl-express`] = 3
  })
  await becomeCustomer(server)
  await ana.sync()
  const merge = () =>
    ana.ask<{ data: { cart: Cart; cartDifferences: CartDifference[] } }>('POST', '/api/carts/merge', {})
  const { data } = (await merge()).body
  expect(inCart(data.cart)).toEqual([
    [named.saleMilk, 2],
    [named.limitedQuantityDurian, 1],
  ])
  expect(data.cartDifferences).toMatchObject([{ kind: 'quantity', before: 3, after: 1 }])
  const again = (await merge()).body.data
  expect([inCart(again.cart), again.cartDifferences]).toEqual([inCart(data.cart), []])
})

test('the cart builder shows the items of its ids, and leaves out unknown ones', async ({ ana }) => {
  const ids = [named.spinach, named.saleMilk].map(idOf)
  const { body } = await ana.ask<{ data: { products: ListingEntry[] } }>(
    'GET',
    `/api/carts/builder?ids=${[...ids, 'variant-1', ''].join(',')}`,
  )
  expect(body.data.products.map(({ variant }) => variant._id)).toEqual(ids)
  // The gids of the variants as well, as the calls for lists accept them.
  const gids = `${named.spinach},${named.saleMilk}`
  expect(await ana.ask('GET', `/api/carts/builder?ids=${gids}`)).toMatchObject({ body })
  expect(await ana.ask('GET', `/api/variant-by-id/${named.saleMilk}`)).toMatchObject({
    body: { data: { variantId: idOf(named.saleMilk) } },
  })
})
