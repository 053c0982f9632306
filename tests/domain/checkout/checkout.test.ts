import { describe, expect, test } from 'vitest'
import type { CheckoutInfo, CheckoutSelection } from '../../../src/contract/entities/checkout.ts'
import {
  BillingType,
  CheckoutStep,
  FulfillerType,
  FulfillmentMethod,
} from '../../../src/contract/enumerations.ts'
import {
  checkoutSteps,
  hasVanDelivery,
  loyaltyStatus,
  defaultBillingType,
  nextStep,
  shownStep,
  stepStatus,
} from '../../../src/domain/checkout/checkout.ts'
import { cents } from '../../../src/contract/entities/money.ts'
import { emptyCart } from '../../../src/domain/cart/optimisticCart.ts'

const { EXPRESS, ORDER_FULFILLMENT, SELLER } = FulfillerType
const { LOCAL_DELIVERY, IN_STORE_PICKUP, CARRIER_DELIVERY, ELECTRONIC } = FulfillmentMethod

const request = (fulfillerType: FulfillerType, fulfillmentMethodType: FulfillmentMethod) => ({
  fulfillerType,
  fulfillmentMethodType,
  fulfiller: 'pasar',
})
const van = request(EXPRESS, LOCAL_DELIVERY)
const parcel = request(ORDER_FULFILLMENT, CARRIER_DELIVERY)
const seller = request(SELLER, CARRIER_DELIVERY)
const pickup = request(ORDER_FULFILLMENT, IN_STORE_PICKUP)
const code = request(ORDER_FULFILLMENT, ELECTRONIC)

const nothingChosen: CheckoutSelection = { deliveryInfo: {}, applyUserCredits: false }
const everythingOpen: CheckoutInfo = {
  cartId: 'cart',
  pricingInfo: { ...emptyCart.pricingInfo, totalPrice: cents(4_000) },
  billingInfos: [],
  shippingAddresses: [],
  deliveryTimes: [],
  appliedPromoCodes: [],
  cartOffers: { promoVariants: [] },
  isPickupOnly: false,
  fulfillmentRequests: [van, parcel, seller],
  billingTypes: [BillingType.CREDIT_CARD, BillingType.PAYMENT_ON_FULFILLMENT],
  requirements: { telephone: true, vat: true },
  selection: nothingChosen,
}

describe('which steps an order has (document 1 §4)', () => {
  test.each([
    ['all of them', {}, ['address', 'telephone', 'vat', 'express', 'standard', 'marketplace', 'billing']],
    [
      'no telephone, no VAT',
      { requirements: { telephone: false, vat: false } },
      ['address', 'express', 'standard', 'marketplace', 'billing'],
    ],
    [
      'a parcel only',
      { fulfillmentRequests: [parcel] },
      ['address', 'telephone', 'vat', 'standard', 'billing'],
    ],
    [
      'a seller only',
      { fulfillmentRequests: [seller] },
      ['address', 'telephone', 'vat', 'marketplace', 'billing'],
    ],
    [
      'fetched in the shop',
      { fulfillmentRequests: [pickup], isPickupOnly: true },
      ['telephone', 'vat', 'express', 'billing'],
    ],
    ['codes only', { fulfillmentRequests: [code, code] }, ['telephone', 'vat', 'billing']],
    [
      'a code and a parcel',
      { fulfillmentRequests: [code, parcel] },
      ['address', 'telephone', 'vat', 'standard', 'billing'],
    ],
    [
      'a code, and the rest fetched in the shop',
      { fulfillmentRequests: [code, pickup], isPickupOnly: true },
      ['telephone', 'vat', 'express', 'billing'],
    ],
  ])('%s', (_what, change, steps) => {
    expect(checkoutSteps({ ...everythingOpen, ...change })).toEqual(steps)
  })
})

describe('when a step is complete (document 1 §4)', () => {
  const { ADDRESS, TELEPHONE, VAT, EXPRESS: SLOT, STANDARD, MARKETPLACE, BILLING } = CheckoutStep
  test.each<[string, CheckoutStep, Partial<CheckoutSelection>, 'FORM' | 'COMPLETE']>([
    ['no address', ADDRESS, {}, 'FORM'],
    ['an address', ADDRESS, { addressId: 'home' }, 'COMPLETE'],
    ['Apple Pay has the address', ADDRESS, { billingType: BillingType.APPLE_PAY }, 'COMPLETE'],
    ['no number', TELEPHONE, { telephoneNumber: '' }, 'FORM'],
    ['a number', TELEPHONE, { telephoneNumber: '0123456789' }, 'COMPLETE'],
    ['no VAT e-mail', VAT, {}, 'FORM'],
    ['a VAT e-mail', VAT, { vatEmail: 'cukai@pasar.my' }, 'COMPLETE'],
    ['no slot', SLOT, {}, 'FORM'],
    ['a slot', SLOT, { deliveryInfo: { deliveryTimeId: 'slot' } }, 'COMPLETE'],
    ['no instruction', STANDARD, {}, 'FORM'],
    ['an empty instruction is one', STANDARD, { standardOrderDeliveryInstructions: '' }, 'COMPLETE'],
    ['no marketplace address', MARKETPLACE, { deliveryInfo: { deliveryTimeId: 'slot' } }, 'FORM'],
    ['a marketplace address', MARKETPLACE, { deliveryInfo: { marketplaceAddressId: 'home' } }, 'COMPLETE'],
    ['no payment', BILLING, {}, 'FORM'],
    ['cash at the door', BILLING, { billingType: BillingType.PAYMENT_ON_FULFILLMENT }, 'COMPLETE'],
    ['a card that is not there', BILLING, { billingType: BillingType.CREDIT_CARD }, 'FORM'],
    [
      'a saved card',
      BILLING,
      { billingType: BillingType.CREDIT_CARD, selectedSavedPaymentMethod: 'visa' },
      'COMPLETE',
    ],
    ['a wallet that is switched off', BILLING, { billingType: BillingType.FASSPAY }, 'FORM'],
  ])('%s', (_what, step, selection, status) => {
    const info = {
      ...everythingOpen,
      billingInfos: [{ _id: 'visa', type: BillingType.CREDIT_CARD }],
      selection: { ...nothingChosen, ...selection },
    }
    expect(stepStatus(step, info)).toBe(status)
  })
})

describe('the loyalty card', () => {
  test.each<[CheckoutSelection['loyaltyInfo'], 'FORM' | 'COMPLETE']>([
    [undefined, 'FORM'],
    [{}, 'FORM'],
    [{ loyaltyId: ' ' }, 'FORM'],
    [{ loyaltyId: 'WAON-700103' }, 'COMPLETE'],
    [{ pointsAmount: 0 }, 'FORM'],
    [{ pointsAmount: 500 }, 'COMPLETE'],
  ])('%o: %s', (loyaltyInfo, status) => {
    const selection = { ...nothingChosen, ...(loyaltyInfo ? { loyaltyInfo } : {}) }
    expect(loyaltyStatus({ selection })).toBe(status)
  })
})

describe('what comes by van', () => {
  test.each([
    ['an express delivery', [van], true],
    ['a pickup', [pickup], false],
    ['a parcel', [parcel], false],
    ['a pickup and an express delivery', [pickup, van], true],
  ])('%s: %s', (_what, fulfillmentRequests, isByVan) => {
    expect(hasVanDelivery({ fulfillmentRequests })).toBe(isByVan)
  })
})

describe('which step is shown', () => {
  const short = {
    ...everythingOpen,
    requirements: { telephone: true, vat: false },
    fulfillmentRequests: [van],
  }
  const withAddress = { ...short, selection: { ...nothingChosen, addressId: 'home' } }
  const done = {
    ...short,
    selection: {
      ...nothingChosen,
      addressId: 'home',
      telephoneNumber: '0123456789',
      deliveryInfo: { deliveryTimeId: 'slot' },
      billingType: BillingType.PAYMENT_ON_FULFILLMENT,
    },
  }

  test('the first missing one, none when all are complete', () => {
    expect(nextStep(short)).toBe('address')
    expect(nextStep(withAddress)).toBe('telephone')
    expect(nextStep(done)).toBeNull()
  })

  test.each([
    ['an earlier one, to change it', 'address', withAddress, 'address'],
    ['one ahead of the first missing', 'billing', withAddress, 'telephone'],
    ['one that this order has not', 'marketplace', withAddress, 'telephone'],
    ['none', null, withAddress, 'telephone'],
    ['nonsense', 'wallet', short, 'address'],
    ['any of a complete order', 'express', done, 'express'],
    ['none of a complete order', null, done, null],
  ])('the address requests %s', (_what, asked, info, shown) => {
    expect(shownStep(asked, info)).toBe(shown)
  })
})

describe('the initial billing type (document 1 §4)', () => {
  const card = { _id: 'visa', type: BillingType.CREDIT_CARD }
  test.each([
    [
      'an invoice for business invoice users',
      true,
      { lastPaymentInfo: { type: BillingType.PAYPAL } },
      'invoice',
    ],
    [
      'what was used last',
      false,
      { lastPaymentInfo: { type: BillingType.PAYPAL }, billingInfos: [card], defaultBillingInfoId: 'visa' },
      'paypal',
    ],
    ['the default card', false, { billingInfos: [card], defaultBillingInfoId: 'visa' }, 'credit card'],
    ['nothing for a new guest', false, {}, null],
  ])('%s', (_what, usesInvoice, change, expected) => {
    expect(defaultBillingType({ ...everythingOpen, ...change }, usesInvoice)).toBe(expected)
  })
})
