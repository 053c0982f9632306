import type { ProviderData } from '../../src/contract/entities/checkout.ts'
import { BillingType, Ipay88Code, payooBanks } from '../../src/contract/enumerations.ts'
import { TELEPHONE_DIGITS } from '../../src/contract/limits.ts'

const paymentIds = Object.values(Ipay88Code).map(String)

interface Expectation {
  field: keyof ProviderData
  expected: string
  isMet: (value: string) => boolean
}

/** The data that each of the three regional providers needs (document 2 §7, set-billing-type; docs/decisions/0032). */
const expectations: Readonly<Partial<Record<BillingType, Expectation>>> = {
  [BillingType.IPAY88]: {
    field: 'paymentId',
    expected: `one of ${paymentIds.join(', ')}`,
    isMet: (value) => paymentIds.includes(value),
  },
  [BillingType.FASSPAY]: {
    field: 'telephoneNumber',
    expected: `${TELEPHONE_DIGITS} digits`,
    isMet: (value) => value.replace(/\D/g, '').length === TELEPHONE_DIGITS,
  },
  [BillingType.PAYOO]: {
    field: 'bankCode',
    expected: `one of ${payooBanks.join(', ')}`,
    isMet: (value) => payooBanks.some((bank) => bank === value),
  },
}

/** The provider's data, or the missing field; other payments need none. */
export function providerData(
  type: BillingType,
  data: ProviderData,
): { data?: ProviderData } | { missing: Pick<Expectation, 'field' | 'expected'> } {
  const expectation = expectations[type]
  if (!expectation) return {}
  const { field, expected, isMet } = expectation
  const value = data[field]
  return value !== undefined && isMet(value) ? { data: { [field]: value } } : { missing: { field, expected } }
}
