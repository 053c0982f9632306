import { expect, test } from 'vitest'
import { named } from '../../fixtures/named.ts'
import { type CallName, callTable } from '../../src/contract/callTable.ts'
import { buyer } from './buyer.ts'
import { openServer, shopper } from './shopper.ts'

/** Every call a purchase does not need anyway, with its address. */
const reads: Partial<Record<CallName, string>> = {
  listAddresses: '/api/addresses',
  expressDeliveryTimes: '/api/express-delivery-times?postalCode=50450',
  validatePostalCode: '/api/postal-code/validate/50450',
  categoryPage: '/api/products/category/130000/dairy-eggs/pages/2-2',
  searchPage: '/api/products/search/milk/pages/1-1',
  searchSuggestions: '/api/search/milk',
  topSearches: '/api/top-searches',
  variantById: `/api/variant-by-id/variant-${named.experimentRice}`,
  readNamespace: '/api/locales/ms/partner.json',
  verifyCheckout: '/api/checkout/verify',
}

test('every call answers, and its answer fits its schema', async () => {
  const server = openServer()
  const ana = shopper(server)
  const anas = buyer(ana)
  const cartId = await anas.readyToOrder()
  await anas.instruct('')
  const { billingId } = (await anas.card()).body
  await ana.ask('PUT', '/api/set-selected-payment-method', { selectedSavedPaymentMethod: billingId })
  const { addressCreationResult } = (await anas.address()).body
  await ana.ask('PUT', '/api/default_address', { id: addressCreationResult.addressId })
  await ana.ask('POST', '/api/vat-information', {
    addressLine1: '12 Jalan Bukit Bintang',
    city: 'Kuala Lumpur',
    companyName: 'Kedai Ana',
    email: 'tax@kedai-ana.example',
    firstName: 'Ana',
    lastName: 'Lim',
    taxCode: 'C1234567890',
  })
  const { order } = (await anas.place(cartId)).body.data
  await ana.ask('GET', `/api/order/${order.gid}`)
  for (const path of Object.values(reads)) await ana.ask('GET', path)

  const answered = server.journal.entries().filter(({ status }) => status === 200)
  const called = new Set(answered.map(({ call }) => call))
  expect(Object.keys(callTable).filter((name) => !called.has(name as CallName))).toEqual([])
  expect(server.drifts).toEqual([])
})
