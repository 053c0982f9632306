import { describe, expect, test } from 'vitest'
import {
  Classification,
  FulfillerType,
  FulfillmentMethod,
  VariantState,
} from '../../src/contract/enumerations.ts'
import { fulfillmentClass, isExpress, isMarketplace, isStandard } from '../../src/domain/fulfillment.ts'
import { addableAtOnce, maximumQuantity } from '../../src/domain/product/maximumQuantity.ts'
import {
  canNotifyBackInStock,
  isAgeGated,
  isAvailable,
  isDiscontinued,
  isGiantEagle,
  isLimitedQuantity,
  isOftenSaved,
  isOutOfStock,
  isSeparateShipment,
  isSponsored,
} from '../../src/domain/product/variant.ts'
import { isFirstOrder, isReturning } from '../../src/domain/firstOrder.ts'
import { beerProduct, carrier, milk, sampleProduct, van } from './products.ts'

const { EXPRESS, ORDER_FULFILLMENT, SELLER, INVOICE } = FulfillerType
const { LOCAL_DELIVERY, IN_STORE_PICKUP, CARRIER_DELIVERY, ELECTRONIC } = FulfillmentMethod

describe('availability (document 1 §4)', () => {
  test.each([
    [VariantState.DISCONTINUED, 10, { gone: true, out: false, available: false }],
    [VariantState.DISCONTINUED, 0, { gone: true, out: false, available: false }],
    [VariantState.STOCK_TRACKED, 1, { gone: false, out: false, available: true }],
    [VariantState.STOCK_TRACKED, 0, { gone: false, out: true, available: false }],
    [VariantState.STOCK_TRACKED, undefined, { gone: false, out: true, available: false }],
    [VariantState.ACTIVE, 0, { gone: false, out: false, available: true }],
    [VariantState.ACTIVE, undefined, { gone: false, out: false, available: true }],
  ])('state %s with %s left', (state, availableCount, expected) => {
    const variant = { state, ...(availableCount === undefined ? {} : { availableCount }) }
    expect({
      gone: isDiscontinued(variant),
      out: isOutOfStock(variant),
      available: isAvailable(variant),
    }).toEqual(expected)
  })

  test('a back-in-stock notice is for sold-out variants that are not excluded (document 1 §5)', () => {
    const soldOut = { ...milk, availableCount: 0 }
    expect(canNotifyBackInStock(soldOut)).toBe(true)
    expect(canNotifyBackInStock({ ...soldOut, excludedFromBackInStockNotification: true })).toBe(false)
    expect(canNotifyBackInStock(milk)).toBe(false)
  })
})

describe('limited quantity (document 1 §4)', () => {
  const parcel = { fulfillerType: SELLER, fulfillmentMethodType: CARRIER_DELIVERY }
  const byVan = { fulfillerType: EXPRESS, fulfillmentMethodType: LOCAL_DELIVERY }
  test.each([
    [parcel, 0, false, false],
    [parcel, 1, false, true],
    [parcel, 10, false, true],
    [parcel, 11, false, false],
    [parcel, undefined, false, false],
    [byVan, 4, false, false],
    [byVan, 4, true, true],
    [byVan, 11, true, false],
  ])('%o with %s left, for all %s: %s', (how, availableCount, limitedQuantityForAll, expected) => {
    const variant = { ...how, ...(availableCount === undefined ? {} : { availableCount }) }
    expect(isLimitedQuantity(variant, { limitedQuantityForAll })).toBe(expected)
  })
})

test.each([
  [{ wishlistCount: 20 }, true],
  [{ wishlistCount: 19 }, false],
  [undefined, false],
])('saved by %o: the number is shown: %s', (stats, expected) => {
  expect(isOftenSaved(stats ? { stats } : {})).toBe(expected)
})

describe('fulfilment classification (document 1 §4)', () => {
  test.each([
    [EXPRESS, LOCAL_DELIVERY, 'express'],
    [EXPRESS, IN_STORE_PICKUP, 'express'],
    [ORDER_FULFILLMENT, LOCAL_DELIVERY, 'express'],
    [ORDER_FULFILLMENT, IN_STORE_PICKUP, 'express'],
    [EXPRESS, CARRIER_DELIVERY, 'standard'],
    [ORDER_FULFILLMENT, CARRIER_DELIVERY, 'standard'],
    [SELLER, CARRIER_DELIVERY, 'marketplace'],
    [SELLER, LOCAL_DELIVERY, null],
    [INVOICE, CARRIER_DELIVERY, null],
    [EXPRESS, ELECTRONIC, null],
  ])('fulfiller %i by method %i is %s', (fulfillerType, fulfillmentMethodType, expected) => {
    expect(fulfillmentClass({ fulfillerType, fulfillmentMethodType })).toBe(expected)
  })
})

describe('flags', () => {
  test.each([
    [Classification.ORDINARY, false],
    [Classification.BULKY, true],
    [Classification.FRAGILE, true],
    [Classification.COLD_CHAIN, true],
  ])('classification %i ships separately: %s', (classification, expected) => {
    expect(isSeparateShipment({ productRequest: { classification } })).toBe(expected)
  })

  test('without a classification nothing ships separately', () => {
    expect(isSeparateShipment({})).toBe(false)
  })

  test('sponsored needs both the click and the impression (document 1 §3)', () => {
    const smartbrandImpression = { adId: 'ad' }
    const smartbrandClick = {
      variantGid: '101',
      adGid: '1',
      adGroupGid: '2',
      campaignGid: '3',
      adId: 'ad',
      adGroupId: 'group',
      campaignId: 'campaign',
      adCostMicro: 1,
      adCpcMicro: 1,
      placement: 'search',
    }
    expect(isSponsored({ variant: milk, smartbrandClick, smartbrandImpression })).toBe(true)
    expect(isSponsored({ variant: { ...milk, smartbrandClick, smartbrandImpression } })).toBe(true)
    expect(isSponsored({ variant: milk, smartbrandClick })).toBe(false)
    expect(isSponsored({ variant: milk, smartbrandImpression })).toBe(false)
  })

  test('the age gate is for age-gated products while the shop has it on (document 1 §6)', () => {
    const beer = { ...milk, product: beerProduct }
    expect(isAgeGated(beer, { displayAgeGate: true })).toBe(true)
    expect(isAgeGated(beer, { displayAgeGate: false })).toBe(false)
    expect(isAgeGated(milk, { displayAgeGate: true })).toBe(false)
  })
})

describe('the maximum of a variant in a cart (document 1 §5)', () => {
  const membership = { maxCountOfSamplesAddToCart: 3, maxCountPerSampleAddToCart: 2 }
  const sample = { ...milk, product: sampleProduct }

  test.each([
    ['what is there', { availableCount: 5 }, {}, 5],
    ['its own maximum', { availableCount: 84, maxCartQuantity: 6 }, {}, 6],
    ['an override below both', { availableCount: 84, maxCartQuantity: 6 }, { override: 2 }, 2],
    ["a caller's cap", { availableCount: 84, maxCartQuantity: 6 }, { cap: 4 }, 4],
    [
      'the default where nothing is set and stock is not counted',
      { state: VariantState.ACTIVE, availableCount: undefined },
      {},
      99,
    ],
    [
      'what other places leave of its own maximum',
      { availableCount: 84, maxCartQuantity: 6 },
      { elsewhere: 4 },
      2,
    ],
    ['all that is here, whatever comes from elsewhere', { availableCount: 5 }, { elsewhere: 30 }, 5],
    ['nothing when sold out', { availableCount: 0 }, {}, 0],
    ['nothing when discontinued', { state: VariantState.DISCONTINUED, availableCount: 9 }, {}, 0],
    ['never less than nothing', { availableCount: 9 }, { cap: -3 }, 0],
  ])('%s', (_what, change, limits, expected) => {
    const { availableCount, ...rest } = { ...milk, ...change }
    const variant = { ...rest, ...(availableCount === undefined ? {} : { availableCount }) }
    expect(maximumQuantity(variant, limits)).toBe(expected)
  })

  test.each([
    [0, 2],
    [1, 2],
    [2, 1],
    [3, 0],
    [4, 0],
  ])('with %i other samples, %i of a sample', (otherSamples, expected) => {
    expect(maximumQuantity(sample, { config: { membership }, otherSamples })).toBe(expected)
  })

  test('products do not count towards the sample limits', () => {
    expect(maximumQuantity(milk, { config: { membership }, otherSamples: 9 })).toBe(84)
  })

  test.each([
    [0, 20],
    [70, 14],
    [84, 0],
    [90, 0],
  ])('with %i in the cart, one press adds at most %i', (inCart, expected) => {
    expect(addableAtOnce(milk, inCart, { membership, maxQtyAddableAtOnce: 20 })).toBe(expected)
  })
})

test('a warehouse is classified like a variant', () => {
  expect([isExpress(van), isStandard(van), isMarketplace(van)]).toEqual([true, false, false])
  expect([isExpress(carrier), isStandard(carrier), isMarketplace(carrier)]).toEqual([false, true, false])
})

test('the express supplier in the documents is recognised by its warehouse (document 1 §3)', () => {
  expect(isGiantEagle({ ...van, expressSupplier: 'giant-eagle' })).toBe(true)
  expect(isGiantEagle(van)).toBe(false)
})

test.each([
  [undefined, true],
  [{ numSuccessfulOrders: 0 }, true],
  [{ numSuccessfulOrders: 1 }, false],
])('for a shopper with the record %o the next order is the first: %s (document 1 §6)', (user, expected) => {
  expect(isFirstOrder(user)).toBe(expected)
  expect(isReturning(user)).toBe(!expected)
})
