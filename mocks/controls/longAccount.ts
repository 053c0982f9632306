import { BillingType } from '../../src/contract/enumerations.ts'
import { DAY_MS } from '../base/clock.ts'
import type { Account } from '../state/records/account.ts'
import type { StoredOrder } from '../state/records/order.ts'

const ADDRESSES = 200
const ORDERS = 500

/** As long as the fields permit, or nearly. */
const LONG_NAME = 'Sharifah Nur Aisyah Binti Syed Abdul Rahman Al-Attas'
const LONG_STREET = 'Unit B-33A-12, Menara Residensi Seri Bukit Persekutuan Indah, 128 Jalan Sultan Ismail'

const idAt = (kind: string, at: number): string => `${kind}${String(at).padStart(24 - kind.length, '0')}`

/** One card in each state; the first is the default. */
const cards = [
  { lastFour: '7000', expiry: '09/29' },
  { lastFour: '7001', expiry: '01/26' },
  { lastFour: '7002', expiry: '12/26' },
  { lastFour: '7003', expiry: '03/31', isDeclined: true },
] as const

/**
 * Makes an account that of a shopper of many years: 200 addresses, cards in every state, 500 orders, and long names. `sample` is an order
 * that is over, of which the orders are copies.
 */
export function fillAccount(account: Account, sample: StoredOrder | undefined): void {
  const { shopper } = account
  account.name = { ...account.name, last: LONG_NAME }
  const [address] = shopper.addresses
  if (address)
    shopper.addresses = Array.from({ length: ADDRESSES }, (_, at) => ({
      ...address,
      _id: idAt('add', at),
      lastName: at % 10 === 0 ? LONG_NAME : address.lastName,
      addressLine1: at % 10 === 0 ? LONG_STREET : `${at} Jalan Ampang`,
      isDefault: at === 0,
    }))
  shopper.billings = cards.map(({ lastFour, expiry, ...state }, at) => ({
    info: {
      _id: idAt('ca', at),
      type: BillingType.CREDIT_CARD,
      cardBrand: 'Visa',
      lastFour,
      expiry,
      nameOnCard: LONG_NAME,
      ...state,
    },
    declines: 'isDeclined' in state,
    isDefault: at === 0,
  }))
  if (sample)
    shopper.orders = Array.from({ length: ORDERS }, (_, at) => ({
      ...structuredClone(sample),
      _id: idAt('ade', at),
      gid: String(20_000_000_000 + at),
      createdAt: sample.createdAt - (ORDERS - at) * DAY_MS,
    }))
}
