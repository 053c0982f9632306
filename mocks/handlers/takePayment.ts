import type { BillingInfo } from '../../src/contract/entities/account/billing.ts'
import { type Cents, cents } from '../../src/contract/entities/money.ts'
import { BillingType, PaymentMethod } from '../../src/contract/enumerations.ts'
import { isExpired } from '../rules/cards.ts'
import { paidWith } from '../rules/defaultBilling.ts'
import { walletTestOutcome } from '../rules/testInputs.ts'
import { methodOf } from '../rules/waysToPay.ts'
import { invoiceCredit, isCoveredByInvoice } from '../rules/invoiceCredit.ts'
import { malaysianDay } from '../base/malaysiaTime.ts'
import type { PaymentTestOutcome } from '../rules/orders/testOutcome.ts'
import { refuse, type Refused } from '../base/refuse.ts'
import { organizationOf } from '../state/permissions.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import type { StoredBilling } from '../state/records/shopper.ts'

/** How an order was paid. `billingType` is missing where nothing was to be paid. */
export interface Payment {
  method: PaymentMethod
  billingType?: BillingType
  billingInfoId?: string
  /** The business that gets the invoice. */
  invoicedTo?: string
  lastFour?: string
  /** The test outcome; of named test inputs only. */
  testOutcome?: PaymentTestOutcome
}

const hasExpired = ({ expiry }: BillingInfo, now: number): boolean =>
  expiry !== undefined && isExpired(expiry, malaysianDay(now))

const isUnusable = (saved: StoredBilling, now: number): boolean =>
  saved.declines || hasExpired(saved.info, now)

const savedOf = ({ shopper }: HandlerContext): StoredBilling | undefined =>
  shopper.billings.find(({ info }) => info._id === shopper.selection.selectedSavedPaymentMethod)

/** The chosen card's bank asks the owner before it pays; not asked for a card that is declined anyway. */
export function asksBank(context: HandlerContext): boolean {
  const saved = savedOf(context)
  return saved?.asksBank === true && !isUnusable(saved, context.now)
}

/** A card that has expired or is declined is deselected, and marked until it is chosen again. */
function takeSaved(context: HandlerContext): Payment | Refused {
  const { account, shopper, now } = context
  const { selection } = shopper
  const saved = savedOf(context)
  if (!saved) throw refuse('card_declined')
  if (isUnusable(saved, now)) {
    saved.info.isDeclined = true
    const { billingType: _type, selectedSavedPaymentMethod: _card, ...rest } = selection
    shopper.selection = rest
    return refuse('card_declined')
  }
  const { _id, lastFour } = saved.info
  return {
    method: paidWith(saved.info, account === null),
    billingType: BillingType.CREDIT_CARD,
    billingInfoId: _id,
    ...(lastFour === undefined ? {} : { lastFour }),
    ...(saved.testOutcome ? { testOutcome: saved.testOutcome } : {}),
  }
}

/** An order on invoice is owed from now on; refuses what the credit limit does not cover. */
function takeOnInvoice(total: Cents, { state, account }: HandlerContext): Payment {
  const organization = organizationOf(state, account)
  const invoice = organization?.account.invoice
  if (!organization || !invoice || !isCoveredByInvoice(invoice, total)) {
    const available = invoice ? invoiceCredit(invoice) : cents(0)
    throw refuse('over_credit_limit', { details: { available } })
  }
  invoice.currentOutstanding = cents(invoice.currentOutstanding + total)
  return {
    method: PaymentMethod.BUSINESS_INVOICE,
    billingType: BillingType.INVOICE,
    invoicedTo: organization._id,
  }
}

/** Takes the money for an order, as its shopper chose; nothing where points, credits and codes have covered it all. */
export function takePayment(
  billingType: BillingType | undefined,
  total: Cents,
  context: HandlerContext,
): Payment | Refused {
  if (total === 0) return { method: PaymentMethod.BRAINTREE_ZERO }
  if (billingType === BillingType.CREDIT_CARD) return takeSaved(context)
  if (billingType === BillingType.INVOICE) return takeOnInvoice(total, context)
  const method = billingType === undefined ? null : methodOf(billingType)
  if (billingType === undefined || method === null)
    throw refuse('incomplete_checkout', { details: { steps: ['billing'] } })
  const wallet = context.shopper.selection.billingData?.telephoneNumber
  const testOutcome = billingType === BillingType.FASSPAY ? walletTestOutcome(wallet) : undefined
  return { method, billingType, ...(testOutcome ? { testOutcome } : {}) }
}
