import type { BillingInfo } from '../../src/contract/entities/account/billing.ts'
import { BillingType, PaymentMethod } from '../../src/contract/enumerations.ts'

/** A saved way to pay that is a bank account, not a card. */
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

/** How an order is paid until the buyer says otherwise. A card and a bank account are both saved ways; `method` tells them apart. */
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
 * Document 1 §4, default billing type: invoice for business invoice users; else from the last payment, as long as the shop
 * still takes it and a saved way is still saved; else the default billing info (a checking account if it has a bank
 * account, else a card). Undefined when there is nothing to go by.
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
