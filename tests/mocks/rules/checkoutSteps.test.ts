import { expect, test } from 'vitest'
import { BillingType, FulfillmentClass } from '../../../src/contract/enumerations.ts'
import { type CheckoutFacts, missingSteps } from '../../../mocks/rules/checkoutSteps.ts'

const { EXPRESS, STANDARD, MARKETPLACE } = FulfillmentClass

const nothing: CheckoutFacts = {
  selection: { deliveryInfo: {}, applyUserCredits: false },
  classes: [EXPRESS, STANDARD, MARKETPLACE],
  needsNoAddress: false,
  requirements: { telephone: true, vat: true },
  billingTypes: [BillingType.CREDIT_CARD, BillingType.PAYMENT_ON_FULFILLMENT],
  isNothingToPay: false,
  savedBillingIds: ['card-1'],
}

const chosen = (selection: object, more: Partial<CheckoutFacts> = {}): CheckoutFacts => ({
  ...nothing,
  ...more,
  selection: { ...nothing.selection, ...selection },
})

const everything = {
  addressId: 'home',
  telephoneNumber: '0123456789',
  vatEmail: 'tax@example.my',
  deliveryInfo: { deliveryTimeId: 'slot', marketplaceAddressId: 'home' },
  standardOrderDeliveryInstructions: '',
  billingType: BillingType.PAYMENT_ON_FULFILLMENT,
}

test.each([
  [
    'nothing chosen',
    nothing,
    ['address', 'telephone', 'vat', 'express', 'standard', 'marketplace', 'billing'],
  ],
  ['everything chosen, instructions empty', chosen(everything), []],
  [
    'only express goods',
    chosen({}, { classes: [EXPRESS] }),
    ['address', 'telephone', 'vat', 'express', 'billing'],
  ],
  [
    'collected in store',
    chosen({}, { classes: [EXPRESS], needsNoAddress: true, requirements: { telephone: false, vat: false } }),
    ['express', 'billing'],
  ],
  ['a card that is not chosen', chosen({ ...everything, billingType: BillingType.CREDIT_CARD }), ['billing']],
  [
    'a card that is gone',
    chosen({ ...everything, billingType: BillingType.CREDIT_CARD, selectedSavedPaymentMethod: 'card-2' }),
    ['billing'],
  ],
  [
    'no way to pay where nothing is to be paid',
    chosen({ ...everything, billingType: undefined }, { isNothingToPay: true }),
    [],
  ],
  [
    'a saved card',
    chosen({ ...everything, billingType: BillingType.CREDIT_CARD, selectedSavedPaymentMethod: 'card-1' }),
    [],
  ],
  [
    'a way to pay that is switched off',
    chosen({ ...everything, billingType: BillingType.IPAY88 }),
    ['billing'],
  ],
] as const)('steps missing with %s', (_, input, steps) => {
  expect(missingSteps(input)).toEqual(steps)
})

test('no order waits for a loyalty card', () => {
  expect(missingSteps(chosen(everything))).toEqual([])
  expect(missingSteps(chosen({ ...everything, loyaltyInfo: { loyaltyId: '' } }))).toEqual([])
})
