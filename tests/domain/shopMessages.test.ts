import { describe, expect, test } from 'vitest'
import type { ShippingConfig } from '../../src/contract/entities/config.ts'
import { cents } from '../../src/contract/entities/money.ts'
import { ClientViewType, FulfillmentMethod } from '../../src/contract/enumerations.ts'
import { shopMessages } from '../../src/domain/shopMessages.ts'

const { LOCAL_DELIVERY, CARRIER_DELIVERY, IN_STORE_PICKUP } = FulfillmentMethod

const local: ShippingConfig = { fulfillmentMethod: LOCAL_DELIVERY, price: cents(800), freeFrom: cents(8_000) }
const carrier: ShippingConfig = {
  fulfillmentMethod: CARRIER_DELIVERY,
  price: cents(900),
  freeFrom: cents(10_000),
}
const pickup: ShippingConfig = { fulfillmentMethod: IN_STORE_PICKUP, price: cents(0), freeFrom: cents(0) }
const neverFree: ShippingConfig = { fulfillmentMethod: LOCAL_DELIVERY, price: cents(800) }

const usual = { shipping: [carrier, local, pickup], firstOrderFreeShipping: false }
const newcomer = { numSuccessfulOrders: 0 }
const regular = { numSuccessfulOrders: 3 }
const kopitiam = {
  numSuccessfulOrders: 3,
  clientViewType: ClientViewType.BUSINESS,
  businessAccount: { name: 'Kopitiam Seri Pagi' },
}

describe('the shop’s delivery message', () => {
  test.each([
    ['the lowest spend that makes a delivery free', usual, regular, [{ kind: 'free_from', amount: 8_000 }]],
    [
      'a newcomer’s first order goes before the minimum spend',
      { ...usual, firstOrderFreeShipping: true },
      newcomer,
      [{ kind: 'free_first_order' }],
    ],
    [
      'a shopper whose orders are unknown counts as new',
      { ...usual, firstOrderFreeShipping: true },
      undefined,
      [{ kind: 'free_first_order' }],
    ],
    [
      'the minimum spend, for a shopper with earlier orders',
      { ...usual, firstOrderFreeShipping: true },
      regular,
      [{ kind: 'free_from', amount: 8_000 }],
    ],
    [
      'every order, where no way is paid',
      { ...usual, shipping: [pickup] },
      regular,
      [{ kind: 'free_for_all' }],
    ],
    [
      'every order goes before the first one',
      { shipping: [pickup], firstOrderFreeShipping: true },
      newcomer,
      [{ kind: 'free_for_all' }],
    ],
    ['nothing, where delivery is never free', { ...usual, shipping: [neverFree, pickup] }, regular, []],
    ['nothing, where nothing is delivered', { ...usual, shipping: [] }, regular, []],
    [
      'the surcharge after it',
      { ...usual, deliverySurcharge: cents(250) },
      regular,
      [
        { kind: 'free_from', amount: 8_000 },
        { kind: 'surcharge', amount: 250 },
      ],
    ],
    [
      'no surcharge of nothing',
      { ...usual, deliverySurcharge: cents(0) },
      regular,
      [{ kind: 'free_from', amount: 8_000 }],
    ],
    [
      'a business is welcomed first',
      usual,
      kopitiam,
      [
        { kind: 'welcome', name: 'Kopitiam Seri Pagi' },
        { kind: 'free_from', amount: 8_000 },
      ],
    ],
    [
      'but not one that looks at the shop as a private person',
      usual,
      { ...kopitiam, clientViewType: ClientViewType.CONSUMER },
      [{ kind: 'free_from', amount: 8_000 }],
    ],
  ])('%s', (_, config, user, messages) => {
    expect(shopMessages(config, user)).toEqual(messages)
  })
})
