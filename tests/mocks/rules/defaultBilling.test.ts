import { expect, test } from 'vitest'
import {
  type BillingFacts,
  type DefaultBilling,
  defaultBilling,
} from '../../../mocks/rules/defaultBilling.ts'
import type { BillingInfo } from '../../../src/contract/entities/account/billing.ts'
import { BillingType, PaymentMethod } from '../../../src/contract/enumerations.ts'

const { CREDIT_CARD, PAYMENT_ON_FULFILLMENT, IPAY88, INVOICE } = BillingType

const card: BillingInfo = {
  _id: 'card',
  type: CREDIT_CARD,
  cardBrand: 'Visa',
  lastFour: '4242',
  expiry: '12/30',
}
const otherCard: BillingInfo = { ...card, _id: 'other-card', lastFour: '1881' }
const bank: BillingInfo = { _id: 'bank', type: CREDIT_CARD, bankAccount: 'Maybank', lastFour: '9012' }

const nothing: BillingFacts = {
  canPayByInvoice: false,
  isGuest: false,
  billingTypes: [CREDIT_CARD, PAYMENT_ON_FULFILLMENT],
  lastPayment: undefined,
  billingInfos: [],
  defaultBillingInfoId: undefined,
}
const wallet: BillingFacts = {
  ...nothing,
  billingInfos: [card, otherCard, bank],
  defaultBillingInfoId: 'card',
}
const byCard = (billingInfoId: string): DefaultBilling => ({
  type: CREDIT_CARD,
  method: PaymentMethod.SAVED_CARD,
  billingInfoId,
})
const byBank = { type: CREDIT_CARD, method: PaymentMethod.CHECKING_ACCOUNT, billingInfoId: 'bank' }

const table: readonly (readonly [string, BillingFacts, DefaultBilling | undefined])[] = [
  ['nothing to go by', nothing, undefined],
  ['the default card', wallet, byCard('card')],
  ['a guest’s card', { ...wallet, isGuest: true }, { ...byCard('card'), method: PaymentMethod.GUEST_CARD }],
  ['a default with a bank account', { ...wallet, defaultBillingInfoId: 'bank' }, byBank],
  [
    'paid last with another card',
    { ...wallet, lastPayment: { type: CREDIT_CARD, billingInfoId: 'other-card' } },
    byCard('other-card'),
  ],
  [
    'paid last from the bank',
    { ...wallet, lastPayment: { type: CREDIT_CARD, billingInfoId: 'bank' } },
    byBank,
  ],
  [
    'paid last with a card that is gone',
    { ...wallet, lastPayment: { type: CREDIT_CARD, billingInfoId: 'gone' } },
    byCard('card'),
  ],
  [
    'paid last at the door',
    { ...wallet, lastPayment: { type: PAYMENT_ON_FULFILLMENT } },
    { type: PAYMENT_ON_FULFILLMENT },
  ],
  ['paid last in a way that is switched off', { ...wallet, lastPayment: { type: IPAY88 } }, byCard('card')],
  [
    'an invoice user, whatever they paid with last',
    { ...wallet, canPayByInvoice: true, lastPayment: { type: PAYMENT_ON_FULFILLMENT } },
    { type: INVOICE, method: PaymentMethod.BUSINESS_INVOICE },
  ],
  [
    'a default that is gone',
    { ...wallet, billingInfos: [otherCard], defaultBillingInfoId: 'card' },
    undefined,
  ],
]

test.each(table)('%s', (_, input, expected) => {
  expect(defaultBilling(input)).toEqual(expected)
})
