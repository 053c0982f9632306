import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { named } from '../../../fixtures/named.ts'
import type { PersonaId } from '../../../mocks/scenarios/personas.ts'
import { type RoutePath, routePaths } from '../../../src/contract/routes.ts'
import { openShop, withShop } from '../openShop.tsx'
import { executing, PAYLOAD, poisoned } from './hostileText.ts'

const shop = withShop()

/** The network returns poisoned replies while a test runs. */
let network: typeof fetch
beforeEach(() => {
  network = globalThis.fetch
})
afterEach(() => {
  globalThis.fetch = network
})

const poisonNetwork = () => {
  globalThis.fetch = async (...request) => {
    const answer = await network(...request)
    const text = await answer.text()
    const { status, headers } = answer
    // The shop's own texts come from its files.
    const isJson =
      !answer.url.includes('/api/locales/') && headers.get('content-type')?.includes('json') && text !== ''
    const body = isJson ? JSON.stringify(poisoned(JSON.parse(text))) : text || null
    return new Response(body, {
      status,
      headers: new Headers([...headers].filter(([name]) => name !== 'content-length')),
    })
  }
}

interface Visit {
  at: string
  as?: PersonaId
  /** The address has a number that is random: it is made from the first link of this list, which is at `at`. */
  first?: readonly [list: string, address: (link: string) => string]
}

const returning = (at: string): Visit => ({ at, as: 'returning' })
const orders: Visit = { at: '/account/order-history', as: 'office-manager' }

/** Routes whose address has parameters, and those that show more to a certain visitor. */
const certainVisits: Readonly<Partial<Record<RoutePath, Visit>>> = {
  '/:sellerSlug': { at: '/kopi-warisan' },
  '/product/:gid/:slug': { at: `/product/${named.saleMilk}/milk` },
  '/products/:category/:gid/:slug': { at: '/products/category/130000/dairy-eggs' },
  '/products/search/:term': { at: '/products/search/milk' },
  '/products/highlight/:gid/:slug': { at: '/products/highlight/900001/this-weeks-offers' },
  '/products/action/:id': { at: '/products/action/501' },
  '/brand/:gid/:slug': { at: '/brand/3470/pasar-pilihan' },
  '/cart': { at: '/cart', as: 'guest-cart' },
  '/cart-recommendations': { at: '/cart-recommendations', as: 'guest-cart' },
  '/checkout': { at: '/checkout?step=billing', as: 'checkout-savings' },
  '/checkout-login': { at: '/checkout-login', as: 'guest-cart' },
  '/confirmation': {
    ...orders,
    first: ['Your orders', (link) => `/confirmation?order=${link.split('/').at(-1)}`],
  },
  '/order-pending': { at: '/order-pending', as: 'payment-waiting' },
  '/acs-mobile': { at: '/acs-mobile', as: 'payment-at-bank' },
  '/fasspay-mobile': { at: '/fasspay-mobile', as: 'payment-at-fasspay' },
  '/fasspay-web': { at: '/fasspay-web', as: 'payment-at-fasspay' },
  '/ipay88': { at: '/ipay88', as: 'payment-at-ipay88' },
  '/payoo': { at: '/payoo', as: 'payment-at-payoo' },
  '/account': returning('/account'),
  '/account/confirm-address': returning('/account/confirm-address'),
  '/account/add-address': returning('/account/add-address'),
  '/account/address': returning('/account/address'),
  '/account/billing': returning('/account/billing'),
  '/account/change-password': returning('/account/change-password'),
  '/account/coupons': returning('/account/coupons'),
  '/account/organization': { at: '/account/organization', as: 'business-owner' },
  '/account/reorder': returning('/account/reorder'),
  '/account/favorites': { at: '/account/favorites', as: 'member-active' },
  '/account/shopping-lists': returning('/account/shopping-lists'),
  '/account/shopping-lists/:id': {
    at: '/account/shopping-lists/10000001',
    as: 'member-active',
  },
  '/account/invite': returning('/account/invite'),
  '/account/order-history': returning('/account/order-history'),
  '/account/order/:id': { ...orders, first: ['Your orders', (link) => link] },
  '/invite/:promocode': { at: '/invite/WEILING10' },
  '/t/:slug': { at: '/t/faqs' },
  '/blog/:slug': { at: '/blog/nasi-lemak-in-half-an-hour' },
  '/m/:slug': { at: '/m/harvest-week' },
  '/bulk-purchase': { at: '/bulk-purchase', as: 'business-owner' },
}

/** An address of every route; the page for unknown addresses has no data. */
const visits = routePaths
  .filter((path) => path !== '/404')
  .map((path): [RoutePath, Visit] => [path, certainVisits[path] ?? { at: path }])

async function addressOf({ at, first }: Visit): Promise<string> {
  if (!first) return at
  const [list, address] = first
  const { leave } = await openShop(at)
  const [link] = within(await screen.findByRole('list', { name: list, hidden: true })).getAllByRole('link', {
    hidden: true,
  })
  leave()
  return address(link?.getAttribute('href') ?? '')
}

test('what executes, and what leaves the shop, is found', () => {
  const place = document.createElement('div')
  place.innerHTML = `${PAYLOAD}<a href=" JavaScript:x">a</a><a href="//evil.example">b</a><p onclick="x">c</p><iframe></iframe>`
  document.body.append(place)
  expect(executing()).toEqual([
    '<img src="x" onerror="window.hacked=1">',
    '<script>window.hacked=1</script>',
    '<iframe></iframe>',
    'IMG onerror',
    'A href= JavaScript:x',
    'A href=//evil.example leaves the shop in the same tab',
    'P onclick',
  ])
  place.remove()
})

describe('a script in any field of a reply is shown as text, and nothing of it runs', () => {
  test.each(visits)('%s', async (route, visit) => {
    expect(visit.at, `Add an address of ${route} to certainVisits.`).not.toContain(':')
    if (visit.as) await shop.server.controls.become(visit.as)
    const address = await addressOf(visit)
    poisonNetwork()
    await openShop(address)
    expect(document.body).toHaveTextContent(PAYLOAD)
    expect(screen.queryByText(/^We can’t find/)).toBeNull()
    expect(executing()).toEqual([])
    expect(window).not.toHaveProperty('hacked')
  })
})
