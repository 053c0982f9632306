import { describe, expect } from 'vitest'
import { named } from '../../../../fixtures/named.ts'
import type { NewsfeedStory } from '../../../../src/contract/entities/engagement/newsfeed.ts'
import { stockKey } from '../../../../mocks/catalogue/catalogueView.ts'
import type { Shopper } from '../../shopper.ts'
import { become, engagementIn } from './engagementCalls.ts'
import { test } from '../../../setup/serverTest.ts'

const HOUR = 3_600_000

describe('back in stock', () => {
  const askForNotice = (ana: Shopper, variantId: string, warehouseId: string) =>
    ana.ask<{ error?: string; data?: object }>('POST', '/api/product/notify-when-instock', {
      variantId,
      warehouseId,
    })
  const sardines = async (ana: Shopper) => {
    const { _id, inventory } = await ana.variantOf(named.outOfStockSardines)
    return { id: _id, warehouse: inventory[0]?.warehouse._id ?? '' }
  }

  test('a guest must log in', async ({ ana }) => {
    const { id, warehouse } = await sardines(ana)
    expect(await askForNotice(ana, id, warehouse)).toMatchObject({
      status: 401,
      body: { error: 'unauthorized' },
    })
  })

  test('another variant’s fulfilment method is unknown; its own is stored', async ({ server, ana }) => {
    await become(server, ana)
    const { id, warehouse } = await sardines(ana)
    const path = '/api/product/notify-when-instock'
    const asked = { variantId: id, warehouseId: warehouse }
    const own = (await ana.variantOf(named.outOfStockSardines)).fulfillerVariantFulfillmentMethod
    expect(
      await ana.ask('POST', path, { ...asked, fulfillerVariantFulfillmentMethod: 'another' }),
    ).toMatchObject({ status: 404, body: { field: 'fulfillerVariantFulfillmentMethod' } })
    expect((await ana.ask('POST', path, { ...asked, fulfillerVariantFulfillmentMethod: own })).status).toBe(
      200,
    )
    expect((await engagementIn(server)).restockNotices).toMatchObject([
      { fulfillerVariantFulfillmentMethod: own },
    ])
  })

  test('a message is sent when it is back in stock, once, and is in the newsfeed', async ({
    server,
    ana,
  }) => {
    await become(server, ana)
    const { id, warehouse } = await sardines(ana)
    expect((await askForNotice(ana, id, warehouse)).status).toBe(200)
    await askForNotice(ana, id, warehouse)
    expect((await engagementIn(server)).restockNotices).toHaveLength(1)
    expect((await server.store.read()).outbox).toEqual([])
    server.clock.advance(HOUR)
    await server.store.write((state) => {
      state.sold[stockKey(id, warehouse)] = -5
    })
    const { slug } = await ana.variantOf(named.outOfStockSardines)
    expect((await server.store.read()).outbox).toEqual([
      {
        at: server.clock.now(),
        to: 'browser@pasar.example',
        kind: 'backInStock',
        content: `/product/${named.outOfStockSardines}/${slug}`,
      },
    ])
    expect((await engagementIn(server)).restockNotices).toEqual([])
    await ana.ask('POST', '/api/games/dismiss')
    expect((await server.store.read()).outbox).toHaveLength(1)
    const { stories } = (
      await ana.ask<{ data: { stories: NewsfeedStory[] } }>('GET', '/api/account/newsfeed')
    ).body.data
    expect(stories[0]).toMatchObject({ kind: 'backInStock', isNew: true })
  })

  test('available, discontinued, excluded or foreign products have no notification', async ({
    server,
    ana,
  }) => {
    await become(server, ana)
    const at = async (gid: string) => {
      const { _id, inventory } = await ana.variantOf(gid)
      return askForNotice(ana, _id, inventory[0]?.warehouse._id ?? '')
    }
    expect(await at(named.saleMilk)).toMatchObject({ status: 409, body: { error: 'in_stock' } })
    expect(await at(named.discontinuedBiscuit)).toMatchObject({
      status: 409,
      body: { error: 'not_available' },
    })
    expect(await at(named.excludedFromNoticeLobster)).toMatchObject({
      status: 409,
      body: { error: 'notice_excluded' },
    })
    expect(await askForNotice(ana, 'variant-of-nobody', 'kl-express')).toMatchObject({
      status: 404,
      body: { field: 'variantId' },
    })
    expect(await askForNotice(ana, (await sardines(ana)).id, 'moon')).toMatchObject({
      status: 404,
      body: { field: 'warehouseId' },
    })
    expect((await engagementIn(server)).restockNotices).toEqual([])
  })
})
