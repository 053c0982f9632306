import { variantByGid } from '../../fixtures/catalogue.ts'
import { named } from '../../fixtures/named.ts'
import { demoPassword, people } from '../../fixtures/people.ts'
import { clockStart } from '../../fixtures/rows.ts'
import type { SectionName } from '../../src/contract/callTable.ts'

/** A call as the page sends it: a path without the base, and a body for writes. */
export interface MockedCall {
  section: SectionName
  path: string
  method?: 'GET' | 'POST'
  body?: unknown
}

const milk = variantByGid(named.saleMilk, { now: Date.parse(clockStart) })
if (!milk) throw new Error('The tables have no milk')

const quantity = (count: number): MockedCall => ({
  section: 'cart',
  path: 'api/carts/change',
  method: 'POST',
  body: {
    cartVariant: {
      variant: milk._id,
      warehouse: milk.fulfillerLocation,
      fulfillmentMethod: milk.fulfillmentMethodType,
      quantity: count,
    },
  },
})

/** The login of a person with an account, which lists and orders need. */
export const loggingIn: MockedCall = {
  section: 'auth',
  path: 'api/login',
  method: 'POST',
  body: { loginData: { email: people.returningCustomer.email, password: demoPassword } },
}

/** Requests of a customer's pages, some of every section: listings and single answers, reads and writes. */
export const mockedCalls: readonly MockedCall[] = [
  { section: 'cart', path: 'api/carts/sync' },
  quantity(1),
  quantity(2),
  { section: 'cart', path: 'api/cart/display-promo-codes' },
  { section: 'checkout', path: 'api/checkout' },
  { section: 'checkout', path: 'api/checkout/verify' },
  { section: 'checkout', path: 'api/express-delivery-times' },
  { section: 'orders', path: 'api/order-history' },
  { section: 'orders', path: 'api/order-cancellation-reasons' },
  { section: 'auth', path: 'api/acs-token' },
  { section: 'account', path: 'api/addresses' },
  { section: 'account', path: 'api/postal-code/validate/50000' },
  { section: 'lists', path: 'api/product/add-favorite', method: 'POST', body: { variantId: milk._id } },
  { section: 'catalogue', path: 'api/products/category/200000/snacks-biscuits/pages/1-1' },
  { section: 'catalogue', path: 'api/products/search/milk/pages/1-1' },
  { section: 'catalogue', path: 'api/search/choc' },
  { section: 'catalogue', path: 'api/top-searches' },
  { section: 'catalogue', path: `api/variant-by-id/${milk._id}` },
  { section: 'catalogue', path: 'api/categories/130000' },
  { section: 'catalogue', path: 'api/product/ples?categoryGid=130000' },
  { section: 'engagement', path: 'api/account/newsfeed' },
  { section: 'engagement', path: 'api/interstitial' },
  {
    section: 'graphql',
    path: 'api/graphql',
    method: 'POST',
    body: { operationName: 'plesByCategoryGid', variables: { categoryGid: '130000' } },
  },
  { section: 'locales', path: 'api/locales/en/common.json' },
  {
    section: 'tracking',
    path: 'api/track',
    method: 'POST',
    body: [{ name: 'page view', properties: { path: '/' }, timestamp: 1, version: '1.0.0' }],
  },
]
