import type { BillingInfo } from '../../src/contract/entities/account/billing.ts'
import { BillingType, PaymentMethod } from '../../src/contract/enumerations.ts'

/** A saved bank account, not a card. */
const isCheckingAccount = ({ bankAccount }: Pick<BillingInfo, 'bankAccount'>): boolean =>
  bankAccount !== undefined

/** What paying with it counts as (document 2 §4, Payment method). */
export function paidWith(info: Pick<BillingInfo, 'bankAccount'>, isGuest: boolean): PaymentMethod {
  if (isCheckingAccount(info)) return PaymentMethod.CHECKING_ACCOUNT
  return isGuest ? PaymentMethod.GUEST_CARD : PaymentMethod.SAVED_CARD
}

export interface BillingFacts {
  /** The business of the buyer pays by invoice. */
  canPayByInvoice: boolean
  isGuest: boolean
  /** What the shop takes. */
  billingTypes: readonly BillingType[]
  lastPayment: { type: BillingType; billingInfoId?: string | undefined } | undefined
  billingInfos: readonly BillingInfo[]
  defaultBillingInfoId: string | undefined
}

/** The default payment of an order. A card and a bank account are both saved billings; `method` distinguishes them. */
export interface DefaultBilling {
  type: BillingType
  method?: PaymentMethod
  billingInfoId?: string
}

const saved = (info: BillingInfo, isGuest: boolean): DefaultBilling => ({
  type: BillingType.CREDIT_CARD,
  method: paidWith(info, isGuest),
  billingInfoId: info._id,
})

/**
 * Document 1 §4, default billing type: invoice for business invoice users; otherwise the last payment, if the shop still accepts it and a
 * saved billing still exists; otherwise the default billing info (a checking account if it has a bank account, else a card). Undefined when
 * none applies.
 */
export function defaultBilling(facts: BillingFacts): DefaultBilling | undefined {
  const { billingInfos, billingTypes, lastPayment, isGuest } = facts
  if (facts.canPayByInvoice) return { type: BillingType.INVOICE, method: PaymentMethod.BUSINESS_INVOICE }
  const find = (id: string | undefined) => billingInfos.find(({ _id }) => _id === id)
  if (lastPayment && billingTypes.includes(lastPayment.type)) {
    if (lastPayment.type !== BillingType.CREDIT_CARD) return { type: lastPayment.type }
    const used = find(lastPayment.billingInfoId)
    if (used) return saved(used, isGuest)
  }
  const standard = find(facts.defaultBillingInfoId)
  return standard && saved(standard, isGuest)
}
