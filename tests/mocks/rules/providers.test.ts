import { expect, test } from 'vitest'
import { providerData } from '../../../mocks/rules/providers.ts'
import { BillingType } from '../../../src/contract/enumerations.ts'

const { IPAY88, FASSPAY, PAYOO, CREDIT_CARD } = BillingType

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
