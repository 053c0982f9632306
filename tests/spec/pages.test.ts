import { describe, expect, test } from 'vitest'
import { brands } from '../../fixtures/brands.ts'
import { testCards } from '../../fixtures/inputs.ts'
import { named } from '../../fixtures/named.ts'
import type { PageData } from '../../src/contract/entities/page.ts'
import { buyer, goodCard } from '../mocks/buyer.ts'
import { persona } from '../mocks/persona.ts'
import { openServer, type Shopper, shopper } from '../mocks/shopper.ts'
import { expectNone } from './expectNone.ts'
import { routeRows } from './routeRows.ts'

type Server = ReturnType<typeof openServer>

const customer = (server: Server) => persona(server, 'returningCustomer')

/** A guest with enough items for an order who has completed the checkout. */
async function buying(server: Server): Promise<Shopper> {
  const ana = shopper(server)
  await buyer(ana).readyToOrder()
  return ana
}

async function ordered(server: Server): Promise<{ ana: Shopper; gid: string }> {
  const ana = shopper(server)
  const anas = buyer(ana)
  const { body } = await anas.place(await anas.readyToOrder())
  return { ana, gid: body.data.order.gid }
}

/** An order with a pending payment. */
async function waiting(server: Server): Promise<{ ana: Shopper; gid: string }> {
  const ana = shopper(server)
  const anas = buyer(ana)
  const cartId = await anas.readyToOrder()
  await anas.card({ ...goodCard, cardNumber: testCards.slow })
  return { ana, gid: (await anas.place(cartId)).body.data.order.gid }
}

async function pastOrder(server: Server): Promise<{ who: Shopper; gid: string }> {
  const who = await customer(server)
  const { body } = await who.ask<{ orders: { gid: string }[] }>('GET', '/api/order-history')
  return { who, gid: body.orders[0]?.gid ?? '' }
}

const read = (path: string) => async (server: Server) => (await shopper(server).page(path)).body
const readBy = (path: string) => async (server: Server) => (await (await customer(server)).page(path)).body

async function listOf(server: Server) {
  const who = await customer(server)
  const { body } = await who.ask<{ shoppingList: { gid: string } }>('POST', '/api/lists/create', {
    listName: 'Weekly',
  })
  return (await who.page(`/account/shopping-lists/${body.shoppingList.gid}`)).body
}

async function productOf(server: Server) {
  const ana = shopper(server)
  const { gid, slug } = await ana.variantOf(named.saleMilk)
  return (await ana.page(`/product/${gid}/${slug}`)).body
}

const DAIRY = '/products/category/130000/dairy-eggs'
const OFFERS = '/products/highlight/900001/this-weeks-offers'
const brandPath = () => {
  const [brand] = brands()
  return `/brand/${brand?.gid}/${brand?.slug}`
}

/** How to request each row of the documents' table, and its groups of page data. */
const asked: Readonly<
  Record<
    string,
    readonly [
      ask: (server: Server) => Promise<{ data?: PageData | undefined }>,
      ...groups: (keyof PageData)[],
    ]
  >
> = {
  '/': [read('/'), 'modulesPage'],
  '/product/:gid/:slug': [productOf, 'product'],
  '/products/:category/:gid/:slug': [read(DAIRY), 'category'],
  '/products/:category/:gid/:slug/pages/:range': [read(`${DAIRY}/pages/1-2`), 'category'],
  '/products/search/:term': [read('/products/search/milk'), 'search'],
  '/products/search/:term/pages/:range': [read('/products/search/milk/pages/1-1'), 'search'],
  '/products/search': [read('/products/search'), 'search'],
  '/products/action/:id': [read('/products/action/501'), 'category'],
  '/products/action/:id/page/:pageNum': [read('/products/action/501/page/1'), 'category'],
  '/products/highlight/:gid/:slug': [read(OFFERS), 'category'],
  '/products/highlight/:gid/:slug/pages/:range': [read(`${OFFERS}/pages/2-2`), 'category'],
  '/products/category/:gid/:slug': [read(DAIRY), 'category'],
  '/products/category/:gid/:slug/pages/:range': [read(`${DAIRY}/pages/2-2`), 'category'],
  '/brand/:gid/:slug': [(server) => read(brandPath())(server), 'category'],
  '/brand/:gid/:slug/pages/:range': [(server) => read(`${brandPath()}/pages/1-1`)(server), 'category'],
  '/cart': [read('/cart'), 'cart'],
  '/cart-recommendations': [read('/cart-recommendations'), 'category'],
  '/cart-recommendations/pages/:range': [read('/cart-recommendations/pages/1-1'), 'category'],
  '/checkout': [async (server) => (await (await buying(server)).page('/checkout')).body, 'checkout', 'cart'],
  '/checkout-login': [async (server) => (await (await buying(server)).page('/checkout-login')).body, 'page'],
  '/confirmation': [
    async (server) => {
      const { ana, gid } = await ordered(server)
      return (await ana.page(`/confirmation?order=${gid}`)).body
    },
    'confirmation',
  ],
  '/order-pending': [
    async (server) => {
      const { ana, gid } = await waiting(server)
      return (await ana.page(`/order-pending?order=${gid}`)).body
    },
    'order',
  ],
  '/acs-mobile': [read('/acs-mobile'), 'page'],
  '/fasspay-web': [read('/fasspay-web'), 'page'],
  '/fasspay-mobile': [read('/fasspay-mobile'), 'page'],
  '/login': [read('/login'), 'page'],
  '/account': [readBy('/account'), 'account'],
  '/account/confirm-address': [readBy('/account/confirm-address'), 'account'],
  '/account/add-address': [readBy('/account/add-address'), 'account'],
  '/account/address': [readBy('/account/address'), 'account'],
  '/account/order-history': [readBy('/account/order-history'), 'page'],
  '/account/order/:id': [
    async (server) => {
      const { who, gid } = await pastOrder(server)
      return (await who.page(`/account/order/${gid}`)).body
    },
    'order',
  ],
  '/account/reorder': [readBy('/account/reorder'), 'reorder'],
  '/account/reorder/pages/:range': [readBy('/account/reorder/pages/1-1'), 'reorder'],
  '/account/favorites': [readBy('/account/favorites'), 'account'],
  '/account/shopping-lists': [readBy('/account/shopping-lists'), 'account'],
  '/account/shopping-lists/:id': [listOf, 'account'],
  '/account/billing': [readBy('/account/billing'), 'account'],
  '/account/change-password': [readBy('/account/change-password'), 'account'],
  '/account/invite': [readBy('/account/invite'), 'account'],
  '/account/organization': [
    async (server) => (await (await persona(server, 'businessOwner')).page('/account/organization')).body,
    'account',
  ],
  '/invite/:promocode': [read('/invite/AB12CD34'), 'page'],
  '/t/:slug': [read('/t/faqs'), 'content', 'faq', 'email'],
  '/t/:slug/pages/:range': [read('/t/terms-conditions/pages/1-1'), 'content', 'email'],
  '/blog': [read('/blog'), 'blog'],
  '/blog/:slug': [read('/blog/nasi-lemak-in-half-an-hour'), 'blog'],
  '/blog/:slug/pages/:range': [read('/blog/recipes/pages/1-1'), 'blog'],
  '/m/:slug': [read('/m/harvest-week'), 'modulesPage'],
  '/m/:slug/pages/:range': [read('/m/harvest-week/pages/1-1'), 'modulesPage'],
  '/bulk-purchase': [read('/bulk-purchase'), 'bulkPurchase'],
  '/insights': [read('/insights'), 'insights'],
  '/branch': [read('/branch'), 'branches', 'location'],
  '/style-guide': [read('/style-guide'), 'content'],
  '/version': [read('/version'), 'version'],
  '/mobile-support': [read('/mobile-support'), 'email'],
  '/reset-password': [read('/reset-password'), 'page'],
  '/unauthorized': [read('/unauthorized'), 'content'],
  '/unsupported': [read('/unsupported'), 'content'],
  '/404': [read('/404'), 'content'],
}

test('every row of the route table is requested, except the catch-all, which has no requested', async () => {
  expectNone(
    routeRows.filter((row) => row !== '*' && !(row in asked)),
    (row) =>
      `Nothing asks for the data of "${row}". Add it to \`asked\` in tests/spec/pages.test.ts: '${row}': [read('${row}'), 'page'],`,
  )
  expectNone(
    Object.keys(asked).filter((row) => !routeRows.includes(row)),
    (row) => `"${row}" is no row of the documents: remove it from \`asked\` in tests/spec/pages.test.ts.`,
  )
  expect(await shopper(openServer()).page('/no/such/page')).toMatchObject({ status: 404 })
})

describe('the page data of a route has its groups', () => {
  test.each(Object.entries(asked))('%s', async (row, [ask, ...groups]) => {
    const server = openServer()
    const { data } = await ask(server)
    expect(data?.base, 'the base').toBeDefined()
    expect(data?.page.seo.title).toMatch(/Pasar/)
    expectNone(
      groups.filter((group) => data?.[group] === undefined),
      (group) =>
        `The page data of "${row}" lacks the group "${group}". Its maker in mocks/handlers/pages has to return it: return { ${group}: … }`,
    )
    expect(
      server.drifts,
      `The page data of "${row}" does not fit pageReplySchema in src/contract/entities/page.ts. Fix the schema, or the function in mocks/handlers/pages.`,
    ).toEqual([])
  })
})
