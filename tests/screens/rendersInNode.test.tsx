// @vitest-environment node
import { renderToReadableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { startNodeServer, type NodeServer } from '../../mocks/node.ts'
import { Providers } from '../../src/app/Providers.tsx'
import type { CheckoutInfo } from '../../src/contract/entities/checkout.ts'
import type { Order } from '../../src/contract/entities/order.ts'
import { startI18n } from '../../src/i18n/index.ts'
import { to } from '../../src/paths.ts'
import { routes } from '../../src/routes.tsx'
import { lineOf, shopper } from '../mocks/shopper.ts'

let server: NodeServer
beforeAll(async () => {
  server = startNodeServer()
  await startI18n('en')
})
afterEach(() => server.resetShop())
afterAll(() => server.close())

const handler = createStaticHandler(routes)

/** A screen as Node draws it: its loader's data from the mocked server, and no window, document or storage. */
async function drawn(address: string): Promise<string> {
  const context = await handler.query(new Request(new URL(address, 'http://localhost')))
  if (context instanceof Response) return drawn(context.headers.get('location') ?? '/')
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
  // Forms load late; the text is complete when they are there.
  await stream.allReady
  for (const error of errors) throw error
  return new Response(stream).text()
}

async function fillCart() {
  const guest = shopper(server)
  await guest.sync()
  await guest.change(lineOf(await guest.goods(named.saleMilk), 6))
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
  const placing = { cartId, idempotencyKey: 'drawn-in-node' }
  const placed = await guest.ask<{ data: { order: Order } }>('POST', '/api/checkout', placing)
  return placed.body.data.order
}

describe('every screen can be drawn in Node from its page’s data', () => {
  const screens: [string, string, RegExp][] = [
    ['home', to.home(), /Departments/],
    ['department', to.category({ gid: '130000', slug: '-' }), /<h1[^>]*>Dairy &amp; eggs/],
    ['product', to.product({ gid: named.saleMilk, slug: '-' }), /<h1[^>]*>[^<]*milk/i],
    ['age-gated product', to.product({ gid: named.ageGatedBeer, slug: '-' }), /<h1/],
    ['search', to.search('milk'), /<article[^]*milk/i],
    ['search, before a term', to.search(), /<h1/],
    ['action', to.action({ id: '501', title: 'Small change' }), /<h1[^>]*>Small change/],
    ['what goes with the cart', to.cartRecommendations(), /<h1[^>]*>Goes well with your cart/],
    ['seller', '/kopi-warisan', /<h1[^>]*>Kopi Warisan/],
    ['terms', to.text('terms-conditions'), /<h1[^>]*>Terms and conditions[^]*Your order/],
    ['questions', to.text('faqs'), /<h1[^>]*>Help and questions[^]*<summary/],
    ['blog', to.blog(), /<h1[^>]*>The market blog[^]*<article/],
    ['post', to.blog('nasi-lemak-in-half-an-hour'), /<h1[^>]*>Nasi lemak in half an hour/],
    ['page for an occasion', to.landing('breakfast'), /<h1[^>]*>Breakfast for the week/],
    ['why shop here', to.whyShop(), /<h1[^>]*>Why shop with us/],
    ['empty cart', to.cart(), /Your cart is empty/],
    ['not found', '/no/such/page', /<h1/],
  ]
  test.each(screens)('%s', async (_name, address, content) => {
    expect(await drawn(address)).toMatch(content)
  })

  test('cart', async () => {
    await fillCart()
    expect(await drawn(to.cart())).toMatch(/RM 47\.40/)
  })

  test('checkout', async () => {
    await fillCart()
    expect(await drawn(to.checkout())).toMatch(/<h1[^]*<form/)
  })

  test('confirmation', async () => {
    const { gid } = await order()
    expect(await drawn(to.confirmation(gid))).toContain(gid)
  })
})
