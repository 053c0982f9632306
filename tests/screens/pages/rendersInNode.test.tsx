// @vitest-environment node
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import { people } from '../../../fixtures/people.ts'
import { promoCodes } from '../../../fixtures/promoCodes.ts'
import { startNodeServer, type NodeServer } from '../../../mocks/hosts/node.ts'
import { Providers } from '../../../src/app/Providers.tsx'
import type { CheckoutInfo } from '../../../src/contract/entities/checkout.ts'
import type { Order } from '../../../src/contract/entities/order.ts'
import { startI18n } from '../../../src/i18n/index.ts'
import { to } from '../../../src/paths.ts'
import { routes } from '../../../src/routes.tsx'
import { lastMessage } from '../../mocks/handlers/auth/authCalls.ts'
import { saver } from '../../mocks/saver.ts'
import { lineOf, shopper } from '../../mocks/shopper.ts'

let server: NodeServer
beforeAll(async () => {
  server = startNodeServer({ isStrict: true })
  await startI18n('en')
})
afterEach(() => server.resetShop())
afterAll(() => server.close())

const handler = createStaticHandler(routes)

/** A screen rendered in Node: the data of its loader from the mocked server, without window, document or storage. */
async function render(address: string): Promise<string> {
  const context = await handler.query(new Request(new URL(address, 'http://localhost')))
  if (context instanceof Response) return render(context.headers.get('location') ?? '/')
  for (const error of Object.values(context.errors ?? {})) throw error
  const router = createStaticRouter(handler.dataRoutes, context)
  const errors: unknown[] = []
  const stream = await renderToReadableStream(
    <Providers>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
    {
      onError(error) {
        errors.push(error)
      },
    },
  )
  // Forms load lazily; the text is complete when they are loaded.
  await stream.allReady
  for (const error of errors) throw error
  return new Response(stream).text()
}

async function fillCart() {
  const guest = shopper(server)
  await guest.sync()
  await guest.change(lineOf(await guest.variantOf(named.saleMilk), 6))
  return guest
}

async function order(): Promise<Order> {
  const guest = await fillCart()
  const address = {
    firstName: 'Aisyah',
    lastName: 'Rahman',
    addressLine1: '12 Jalan Telawi',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    postalCode: '59100',
    country: 'MY',
  }
  await guest.ask('POST', '/api/address', { address, fromCheckout: true })
  await guest.ask('POST', '/api/phone-verification', { phone: '0123456789', verify: false })
  await guest.ask('PUT', '/api/set-billing-type', { type: 'payment on fulfillment' })
  const { body } = await guest.ask<{ data: { checkout: CheckoutInfo } }>('GET', '/api/checkout')
  const { cartId, deliveryTimes } = body.data.checkout
  const deliveryTimeId = deliveryTimes.find(({ isAvailable }) => isAvailable)?._id
  await guest.ask('POST', '/api/set-delivery-info', { deliveryInfo: { deliveryTimeId } })
  const placing = { cartId, idempotencyKey: 'rendered-in-node' }
  const placed = await guest.ask<{ data: { order: Order } }>('POST', '/api/checkout', placing)
  return placed.body.data.order
}

describe('every screen can be rendered in Node from its page data', () => {
  const screens: [string, string, RegExp][] = [
    ['home', to.home(), /Departments/],
    ['department', to.category({ gid: '130000', slug: '-' }), /<h1[^>]*>Dairy &amp; eggs/],
    ['product', to.product({ gid: named.saleMilk, slug: '-' }), /<h1[^>]*>[^<]*milk/i],
    ['age-gated product', to.product({ gid: named.ageGatedBeer, slug: '-' }), /<h1/],
    ['search', to.search('milk'), /<article[^]*milk/i],
    ['search, before a term', to.search(), /<h1/],
    ['action', to.action({ id: '501', title: 'Small change' }), /<h1[^>]*>Small change/],
    ['what goes with the cart', to.cartRecommendations(), /<h1[^>]*>You might also like/],
    ['seller', '/kopi-warisan', /<h1[^>]*>Kopi Warisan/],
    ['terms', to.text('terms-conditions'), /<h1[^>]*>Terms and conditions[^]*Your order/],
    ['questions', to.text('faqs'), /<h1[^>]*>Help and questions[^]*<summary/],
    ['blog', to.blog(), /<h1[^>]*>The market blog[^]*<article/],
    ['post', to.blog('nasi-lemak-in-half-an-hour'), /<h1[^>]*>Nasi lemak in half an hour/],
    ['page for an occasion', to.landing('breakfast'), /<h1[^>]*>Breakfast for the week/],
    ['why shop here', to.whyShop(), /<h1[^>]*>Why shop with us/],
    ['a link for a new password that opens nothing', '/reset-password', /<h1[^>]*>This link has expired/],
    ['empty cart', to.cart(), /Your cart is empty/],
    ['not found', '/no/such/page', /<h1/],
  ]
  test.each(screens)('%s', async (_name, address, content) => {
    expect(await render(address)).toMatch(content)
  })

  const ofAnAccount: [string, string, RegExp][] = [
    ['account', to.account(), /<h1[^>]*>Hello, Mei Yee/],
    ['shopping lists', to.shoppingLists(), /<h1[^>]*>Your lists[^]*Every week/],
    ['a shopping list', to.shoppingList({ gid: '10000001' }), /<h1[^>]*>Every week[^]*RM 41\.20/],
    ['inviting friends', to.invite(), /<h1[^>]*>RM 10 for you, RM 10 for a friend[^]*\/invite\//],
    ['orders', to.orderHistory(), /<h1[^>]*>Your orders[^]*RM \d/],
    ['favourites', to.favorites(), /<h1[^>]*>Your favourites[^]*<article/],
  ]
  test.each(ofAnAccount)('%s', async (_name, address, content) => {
    await server.controls.become('member-active')
    expect(await render(address)).toMatch(content)
  })

  test('an order', async () => {
    await server.controls.become('member-active')
    const [, gid = ''] = /\/account\/order\/(\d+)/.exec(await render(to.orderHistory())) ?? []
    expect(await render(to.order({ gid }))).toMatch(new RegExp(`<h1[^>]*>Order ${gid}[^]*Your items`))
  })

  test('cart', async () => {
    await fillCart()
    expect(await render(to.cart())).toMatch(/RM 47\.40/)
  })

  test('cart with promo codes, one of which needs another payment method', async () => {
    const guest = await fillCart()
    await saver(guest).codes([promoCodes.percent.code, promoCodes.ipay88Boost.code])
    expect(await render(to.cart())).toMatch(
      /SELAMAT10[^]*RM 4\.74[^]*BOOST10[^]*once you choose its payment method/,
    )
  })

  test('a new password', async () => {
    const guest = shopper(server)
    await guest.sync()
    await guest.ask('POST', '/api/forget-password', { email: people.returningCustomer.email })
    const link = await lastMessage(server)
    // The texts of the form load in the browser.
    expect(await render(link)).toMatch(/<h1[^>]*>Choose a new password[^]*w•••@rumah\.example/)
  })

  test('checkout', async () => {
    await fillCart()
    expect(await render(to.checkout())).toMatch(/<h1[^]*<form/)
  })

  test('confirmation', async () => {
    const { gid } = await order()
    expect(await render(to.confirmation(gid))).toContain(gid)
  })
})

describe('the pictures of a screen', () => {
  test.each([
    ['home', to.home()],
    ['department', to.category({ gid: '130000', slug: '-' })],
    ['product', to.product({ gid: named.saleMilk, slug: '-' })],
    ['search', to.search('milk')],
    ['search, before a term', to.search()],
    ['seller', '/kopi-warisan'],
    ['what goes with the cart', to.cartRecommendations()],
    ['favourites', to.favorites()],
  ])(
    '%s: one has a high priority, those below load lazily, all have a fixed size',
    async (_name, address) => {
      await server.controls.become('member-active')
      const pictures = (await render(address)).match(/<img\b[^>]*>/g) ?? []
      const first = pictures.filter((picture) => picture.includes('fetchPriority="high"'))
      expect(first).toEqual([expect.stringContaining('loading="eager"')])
      expect(pictures.slice(30).filter((picture) => picture.includes('loading="eager"'))).toEqual([])
      expect(pictures.filter((picture) => !/ width="\d+" height="\d+"/.test(picture))).toEqual([])
    },
  )
})
