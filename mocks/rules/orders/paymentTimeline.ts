import { PaymentMethod, PaymentTransactionStatus } from '../../../src/contract/enumerations.ts'
import { DAY_MS, MINUTE_MS } from '../../base/clock.ts'
import type { OrderTestOutcome } from './testOutcome.ts'

const SECOND_MS = 1_000

/** Delay before a slow card authorization is answered. */
const BANK_THINKS_MS = 20 * SECOND_MS
const INVOICE_MS = 30 * DAY_MS

const {
  CREATED,
  AUTHORIZED,
  SUBMITTED_FOR_SETTLEMENT,
  SETTLED,
  VOIDED,
  ERROR,
  AUTHORIZATION_EXPIRED,
  NO_TRANSACTION,
  SETTLEMENT_DECLINED,
  PENDING,
  AUTHORIZATION_UNSUCCESSFUL,
  DEFERRED,
} = PaymentTransactionStatus

export type PaymentMilestone = readonly [at: number, status: PaymentTransactionStatus]

/** The parts of an order that decide its payment timeline, times in ms; `leavesAt` is when the first shipment leaves. */
export interface Paying {
  method: PaymentMethod
  createdAt: number
  leavesAt: number
  endsAt: number
  /** The provider has collected the money already. */
  isPaid?: boolean
}

const hasFailed = ({ payment }: OrderTestOutcome) => payment === 'unsuccessful' || payment === 'error'
const failure = ({ payment }: OrderTestOutcome) => (payment === 'error' ? ERROR : AUTHORIZATION_UNSUCCESSFUL)

/** When the payment fails before anything is packed; null when it does not. */
export const failsAt = (
  method: PaymentMethod,
  createdAt: number,
  testOutcome: OrderTestOutcome,
): number | null => {
  const failing = hasFailed(testOutcome)
    ? milestonesOf({ method, createdAt, leavesAt: 0, endsAt: 0 }, testOutcome)
    : []
  const isFailure = (status: PaymentTransactionStatus) => status === failure(testOutcome)
  return failing.find(([, status]) => isFailure(status))?.[0] ?? null
}

/** A card: authorized when the order is placed, charged when items are shipped, settled when they are delivered. */
function byCard({ createdAt, leavesAt, endsAt }: Paying, testOutcome: OrderTestOutcome): PaymentMilestone[] {
  const answeredAt = createdAt + BANK_THINKS_MS
  if (hasFailed(testOutcome)) {
    return [
      [createdAt, PENDING],
      [answeredAt, failure(testOutcome)],
    ]
  }
  const reserved: PaymentMilestone[] =
    testOutcome.payment === 'slow'
      ? [
          [createdAt, PENDING],
          [answeredAt, AUTHORIZED],
        ]
      : [[createdAt, AUTHORIZED]]
  if (testOutcome.payment === 'authorizationExpires') return [...reserved, [leavesAt, AUTHORIZATION_EXPIRED]]
  return [
    ...reserved,
    [leavesAt, SUBMITTED_FOR_SETTLEMENT],
    [endsAt, testOutcome.payment === 'settlementDeclined' ? SETTLEMENT_DECLINED : SETTLED],
  ]
}

/** A wallet or a bank's own page: the shopper is sent there, and the money comes at once or not at all. */
const byProvider = ({ createdAt }: Paying, testOutcome: OrderTestOutcome): PaymentMilestone[] => [
  [createdAt, CREATED],
  [createdAt + 2 * SECOND_MS, PENDING],
  [createdAt + 10 * SECOND_MS, hasFailed(testOutcome) ? failure(testOutcome) : SETTLED],
]

/** A bill paid at a counter or in a bank's app. */
const byBill = ({ createdAt }: Paying, testOutcome: OrderTestOutcome): PaymentMilestone[] => [
  [createdAt, PENDING],
  [createdAt + 4 * MINUTE_MS, hasFailed(testOutcome) ? failure(testOutcome) : SETTLED],
]

/** A bank account: collected at once, there (or returned) after three days. */
const byAccount = ({ createdAt }: Paying, testOutcome: OrderTestOutcome): PaymentMilestone[] => [
  [createdAt, SUBMITTED_FOR_SETTLEMENT],
  [createdAt + 3 * DAY_MS, testOutcome.payment === 'settlementDeclined' ? SETTLEMENT_DECLINED : SETTLED],
]

const ways: Readonly<
  Record<PaymentMethod, (paying: Paying, testOutcome: OrderTestOutcome) => PaymentMilestone[]>
> = {
  [PaymentMethod.SAVED_CARD]: byCard,
  [PaymentMethod.GUEST_CARD]: byCard,
  [PaymentMethod.GOOGLE_WALLET]: byCard,
  [PaymentMethod.BRAINTREE_ZERO]: ({ createdAt }) => [[createdAt, NO_TRANSACTION]],
  [PaymentMethod.BUSINESS_INVOICE]: ({ createdAt, endsAt }) => [
    [createdAt, DEFERRED],
    [endsAt + INVOICE_MS, SETTLED],
  ],
  [PaymentMethod.PAYMENT_ON_FULFILMENT]: ({ createdAt, endsAt }) => [
    [createdAt, NO_TRANSACTION],
    [endsAt, SETTLED],
  ],
  [PaymentMethod.CHECKING_ACCOUNT]: byAccount,
  [PaymentMethod.FASSPAY]: byProvider,
  [PaymentMethod.IPAY88]: byProvider,
  [PaymentMethod.PAYOO]: byBill,
}

const milestonesOf = (paying: Paying, testOutcome: OrderTestOutcome) =>
  ways[paying.method](paying, testOutcome)

/** The payment statuses (document 1 §4) of an order that is not cancelled (docs/decisions/0033). */
export const paymentTimeline = (
  paying: Paying,
  testOutcome: OrderTestOutcome = {},
): readonly PaymentMilestone[] =>
  paying.isPaid ? [[paying.createdAt, SETTLED]] : milestonesOf(paying, testOutcome)

const stays: readonly PaymentTransactionStatus[] = [
  SETTLED,
  ERROR,
  AUTHORIZATION_EXPIRED,
  NO_TRANSACTION,
  SETTLEMENT_DECLINED,
  AUTHORIZATION_UNSUCCESSFUL,
]

/** The payment status after an order is cancelled or fails: an open amount is voided, a paid one refunded. */
export const withoutOrder = (status: PaymentTransactionStatus): PaymentTransactionStatus =>
  stays.includes(status) ? status : VOIDED
