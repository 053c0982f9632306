import { describe, expect, test } from 'vitest'
import { shopConfig } from '../../../fixtures/shopConfig.ts'
import { offeredTypes, providerData } from '../../../mocks/rules/waysToPay.ts'
import { BillingType } from '../../../src/contract/enumerations.ts'

const { IPAY88, FASSPAY, PAYOO, CREDIT_CARD } = BillingType

describe('the payment methods of an order', () => {
  const all = { features: shopConfig.features, canPayByInvoice: true, hasElectronic: false }
  const everyType =
    'credit card, paypal, invoice, payment on fulfillment, apple pay, google pay, venmo, payoo, fasspay, ipay88'
  const without = (...types: string[]) => everyType.split(', ').filter((type) => !types.includes(type))
  const flag = (name: keyof typeof shopConfig.features) => ({
    ...all,
    features: { ...shopConfig.features, [name]: false },
  })

  test.each([
    ['a business with an invoice', all, []],
    ['a shopper without one', { ...all, canPayByInvoice: false }, ['invoice']],
    ['codes by email', { ...all, hasElectronic: true }, ['payment on fulfillment']],
    ['a shop without PayPal', flag('paypal'), ['paypal']],
    ['a shop without Apple Pay', flag('applePay'), ['apple pay']],
    ['a shop without Google Pay', flag('googlePay'), ['google pay']],
    ['a shop without Venmo', flag('venmo'), ['venmo']],
    ['a shop without Payoo', flag('payoo'), ['payoo']],
    ['a shop without FassPay', flag('fasspay'), ['fasspay']],
    ['a shop without iPay88', flag('ipay88'), ['ipay88']],
  ])('%s', (_what, facts, missing) => {
    expect(offeredTypes(facts)).toEqual(without(...missing))
  })
})

test.each([
  [IPAY88, { paymentId: '210' }, { data: { paymentId: '210' } }],
  [IPAY88, { paymentId: '16', bankCode: 'CIMB' }, { data: { paymentId: '16' } }],
  [IPAY88, { paymentId: '1' }, { missing: { field: 'paymentId', expected: 'one of 55, 210, 523, 538, 16' } }],
  [FASSPAY, { telephoneNumber: '012-345 6789' }, { data: { telephoneNumber: '012-345 6789' } }],
  [FASSPAY, { telephoneNumber: '012' }, { missing: { field: 'telephoneNumber', expected: '10 digits' } }],
  [PAYOO, { bankCode: 'CIMB' }, { data: { bankCode: 'CIMB' } }],
  [PAYOO, {}, { missing: { field: 'bankCode', expected: 'one of MAYBANK, CIMB, PUBLIC, RHB, HONGLEONG' } }],
  [CREDIT_CARD, { paymentId: '210' }, {}],
] as const)('%s with %j', (type, data, wanted) => {
  expect(providerData(type, data)).toEqual(wanted)
})
