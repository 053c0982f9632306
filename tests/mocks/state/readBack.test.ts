import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test } from 'vitest'
import { gameRows } from '../../../fixtures/engagement/games.ts'
import { surveyRows } from '../../../fixtures/engagement/surveys.ts'
import { coupons } from '../../../fixtures/coupons.ts'
import { named } from '../../../fixtures/named.ts'
import type { PersonKey } from '../../../fixtures/people.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import type { MockServer } from '../../../mocks/server/mockServer.ts'
import { indexedDbStorage } from '../../../mocks/state/storage.ts'
import { browserTabs } from '../../../mocks/state/tabs.ts'
import { buyer, goodCard, home } from '../buyer.ts'
import { persona } from '../persona.ts'
import { saver } from '../saver.ts'
import { openServer, type Shopper, shopper } from '../shopper.ts'

const WHO: PersonKey = 'returningCustomer'
const milk = `variant-${named.saleMilk}`

/** A write, and its expected result in a read call; returns that result. */
interface Written {
  write(who: Shopper): Promise<unknown>
  read(who: Shopper, wanted: unknown): Promise<unknown>
}

const body = async (who: Shopper, path: string) => (await who.ask<Record<string, unknown>>('GET', path)).body
const page = async (who: Shopper, path: string) => (await who.page(path)).body.data
const checkout = (who: Shopper) => buyer(who).checkout()
const selection = async (who: Shopper) => (await checkout(who)).selection

/** Sends a request and selects a part of its answer; it must succeed. */
async function done(answer: Promise<{ status: number }>, wanted: unknown): Promise<unknown> {
  expect(await answer).toMatchObject({ status: 200 })
  return wanted
}

const rows: Readonly<Record<string, Written>> = {
  'cart: a line': {
    write: (who) =>
      done(buyer(who).put(named.spinach, 3), [{ variant: { gid: named.spinach }, quantity: 3 }]),
    read: async (who) => (await who.sync()).cartVariants,
  },
  'cart: a promo code': {
    async write(who) {
      await buyer(who).put(named.saleMilk, 10)
      return done(saver(who).code(promoCodes.percent.code), [{ code: promoCodes.percent.code }])
    },
    read: async (who) => (await who.sync()).appliedPromoCodes,
  },
  'cart: a coupon that is clipped': {
    async write(who) {
      await buyer(who).put(named.combinedDiscountNoodles, 3)
      const wanted = [{ _id: coupons.minimumQuantity.id, amount: -200 }]
      return done(saver(who).clip(coupons.minimumQuantity.id), wanted)
    },
    read: async (who) => (await who.sync()).pricingInfo.priceModifiers,
  },
  'checkout: a purchase order number': {
    write: (who) => done(saver(who).number('PO-2026-118'), { purchaseOrderNumber: 'PO-2026-118' }),
    read: selection,
  },
  'checkout: instructions for the carrier': {
    write: (who) =>
      done(buyer(who).instruct('At the back door'), {
        standardOrderDeliveryInstructions: 'At the back door',
      }),
    read: selection,
  },
  'checkout: the credits to be used': {
    write: (who) => done(saver(who).credits(true), { applyUserCredits: true }),
    read: selection,
  },
  'orders: an order': {
    async write(who) {
      const buys = buyer(who)
      const { gid } = (await buys.place(await buys.readyToOrder())).body.data.order
      return [{ gid, orderVariants: [{ quantity: 2 }, { quantity: 2 }] }]
    },
    read: async (who) => [((await body(who, '/api/order-history')) as { orders: object[] }).orders[0]],
  },
  'orders: an order that is cancelled': {
    async write(who) {
      const buys = buyer(who)
      const { gid } = (await buys.place(await buys.readyToOrder())).body.data.order
      const why = { id: gid, cancellationReason: 'changed_mind' }
      return done(who.ask('POST', '/api/cancel-order', why), {
        order: { gid, cancellation: { by: 'shopper', reason: 'changed_mind' } },
      })
    },
    read: (who, wanted) => body(who, `/api/order/${(wanted as { order: { gid: string } }).order.gid}`),
  },
  'account: a name': {
    write: (who) =>
      done(who.ask('PUT', '/api/current_user/name', { firstName: 'Wei', lastName: 'Lim Abdullah' }), {
        name: { first: 'Wei', last: 'Lim Abdullah' },
      }),
    read: async (who) => (await page(who, '/account'))?.user,
  },
  'account: an address': {
    async write(who) {
      const address = { ...home, addressLine1: '3 Jalan Dang Wangi' }
      const { addressCreationResult } = (await buyer(who).address(address)).body
      return { defaultAddressId: addressCreationResult.addressId }
    },
    read: (who) => body(who, '/api/addresses'),
  },
  'account: a card': {
    async write(who) {
      const { billingId } = (await buyer(who).card(goodCard)).body
      await who.ask('PUT', '/api/default_billing', { id: billingId })
      return { defaultBillingInfoId: billingId }
    },
    read: checkout,
  },
  'account: the location': {
    write: (who) => done(who.ask('PUT', '/api/location', { postalCode: '10200' }), { postalCode: '10200' }),
    read: async (who) => (await page(who, '/'))?.base,
  },
  'lists: a list': {
    write: (who) =>
      done(
        who.ask('POST', '/api/lists/create', {
          listName: 'Feast',
          listVariant: { variant: milk, quantity: 2 },
        }),
        true,
      ),
    read: async (who) =>
      (await page(who, '/account/shopping-lists'))?.account?.shoppingLists?.some(
        ({ name }) => name === 'Feast',
      ),
  },
  'lists: a favourite': {
    write: (who) => done(who.ask('POST', '/api/product/add-favorite', { variantId: milk }), milk),
    read: async (who) => (await page(who, '/account/favorites'))?.account?.favorites?.[0]?.variant._id,
  },
  'engagement: a request for pallets': {
    async write(who) {
      const palletPayload = {
        firstName: 'Ana',
        lastName: 'Lim',
        email: 'ana@kedai.example',
        phoneNumber: '0123456789',
        postalCode: '50450',
        items: [{ variantId: milk, pallets: 2 }],
      }
      const answer = who.ask('POST', '/api/submit-pallet-quote-request', { palletPayload })
      return done(answer, [{ status: 'received', items: [{ pallets: 2 }] }])
    },
    read: async (who) => (await page(who, '/bulk-purchase'))?.bulkPurchase?.quotes,
  },
  'engagement: a survey that is answered': {
    write: (who) =>
      done(
        who.ask('POST', '/api/survey-results', {
          surveyResults: {
            surveyId: surveyRows.freshness.id,
            answers: [{ questionId: 'freshness-greens', answer: 'Good' }],
          },
        }),
        { isAnswered: true },
      ),
    read: async (who) => (await page(who, '/insights'))?.insights?.surveys[0],
  },
  'engagement: a game that is played': {
    write: (who) => done(who.ask('POST', '/api/games/play', { gameId: gameRows.wheel.id }), 1),
    read: async (who) => {
      const { data } = await body(who, `/api/games/results?cta=${gameRows.wheel.cta}`)
      return (data as { results: object[] }).results.length
    },
  },
  'engagement: a banner that is hidden': {
    write: (who) => done(who.ask('PUT', '/api/product/hide-banner', { bannerId: 'top-pallets' }), false),
    read: async (who) => (await page(who, '/'))?.base?.topBanners.some(({ _id }) => _id === 'top-pallets'),
  },
  'catalogue: what is sold is no longer there': {
    async write(who) {
      const buys = buyer(who)
      const before = (await who.variantOf(named.saleMilk)).availableCount ?? 0
      await buys.place(await buys.readyToOrder())
      return { variant: { availableCount: before - 2 } }
    },
    read: async (who) => (await body(who, `/api/variant-by-id/${milk}`))['data'],
  },
}

const open: MockServer[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.store.close()
})

function tab(factory: IDBFactory, name: string) {
  const server = openServer({ storage: indexedDbStorage(factory, 'shop'), tabs: browserTabs(name) })
  open.push(server)
  return server
}

/** The same browser with a new server. */
async function backAt(server: MockServer): Promise<Shopper> {
  const who = shopper(server, WHO)
  await who.sync()
  return who
}

test.each(Object.entries(rows))('%s: read back in another tab, and after a reload', async (name, row) => {
  const factory = new IDBFactory()
  const [here, there] = [tab(factory, name), tab(factory, name)]
  const who = await persona(here, WHO)
  const other = await backAt(there)
  const wanted = await row.write(who)
  const isAsWanted = (found: unknown) => {
    if (typeof wanted === 'object' && wanted !== null) expect(found).toMatchObject(wanted)
    else expect(found).toBe(wanted)
  }
  isAsWanted(await row.read(who, wanted))
  // The notification of the write reaches the other tab.
  await expect.poll(async () => (await there.store.read()).revision).toBe((await here.store.read()).revision)
  isAsWanted(await row.read(other, wanted))
  for (const server of open.splice(0)) server.store.close()
  const reopened = tab(factory, name)
  isAsWanted(await row.read(await backAt(reopened), wanted))
  expect([...here.drifts, ...there.drifts, ...reopened.drifts]).toEqual([])
})
