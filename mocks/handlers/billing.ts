import { BANK_ACCOUNT_REFUSED, companyOf } from '../../fixtures/companyRegister.ts'
import { testCards } from '../../fixtures/inputs.ts'
import type { BodyOf } from '../../src/contract/call.ts'
import type { billingCalls } from '../../src/contract/calls/billing.ts'
import type { BankAccountWrite, CardWrite } from '../../src/contract/entities/account/billing.ts'
import { BillingType } from '../../src/contract/enumerations.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'
import { isRoutingNumber } from '../rules/bankAccounts.ts'
import { cardBrand, isCardNumber, isExpired } from '../rules/cards.ts'
import { isEmail } from '../rules/contact/contact.ts'
import { accountTestOutcome, cardTestOutcome } from '../rules/testInputs.ts'
import { malaysianDay } from '../base/malaysiaTime.ts'
import { isTaxCode } from '../rules/taxCodes.ts'
import { badField, notFound, refuse } from '../base/refuse.ts'
import { checkoutReply } from '../state/cart/checkoutView.ts'
import { nextHex } from '../base/random.ts'
import type { StoredBilling } from '../state/records/shopper.ts'
import { permissionsIn } from '../state/permissions.ts'
import {
  billingOf,
  defaultBillingOf,
  makeDefaultBilling,
  paymentMethodsOf,
  takeOutBilling,
  walletOf,
} from '../state/account/wallet.ts'
import { chooseSavedPayment } from './chooseSavedPayment.ts'
import { type HandlersOf, reads, writes } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

/** The required fields of a tax invoice, besides the email address. */
const NAMED = ['firstName', 'lastName', 'companyName', 'taxCode', 'addressLine1', 'city'] as const

const isBankAccount = (
  billing: BodyOf<typeof billingCalls.createBilling>['billing'],
): billing is BankAccountWrite => 'accountNumber' in billing

function savedCard({ cardNumber, expiry, nameOnCard }: CardWrite, _id: string, now: number): StoredBilling {
  const isRefused =
    !isCardNumber(cardNumber) ||
    isExpired(expiry, malaysianDay(now)) ||
    cardNumber === testCards.refusedOnSaving
  if (isRefused) throw refuse(ErrorCode.PAYMENT_METHOD_CREATE_FAILED)
  const testOutcome = cardTestOutcome(cardNumber)
  return {
    info: {
      _id,
      type: BillingType.CREDIT_CARD,
      cardBrand: cardBrand(cardNumber),
      lastFour: cardNumber.slice(-4),
      expiry,
      nameOnCard,
    },
    declines: cardNumber === testCards.declinedOnPlacing,
    ...(cardNumber === testCards.asksBank ? { asksBank: true } : {}),
    ...(testOutcome ? { testOutcome } : {}),
  }
}

function savedBankAccount(account: BankAccountWrite, _id: string, context: HandlerContext): StoredBilling {
  if (!permissionsIn(context).canPayByBankAccount) throw refuse('forbidden', { field: 'billing' })
  const { bankName, routingNumber, accountNumber, nameOnAccount } = account
  const isWrong = routingNumber !== undefined && !isRoutingNumber(routingNumber)
  if (isWrong || accountNumber === BANK_ACCOUNT_REFUSED) throw refuse(ErrorCode.PAYMENT_METHOD_CREATE_FAILED)
  const testOutcome = accountTestOutcome(accountNumber)
  return {
    info: {
      _id,
      type: BillingType.CREDIT_CARD,
      bankAccount: bankName,
      lastFour: accountNumber.slice(-4),
      nameOnCard: nameOnAccount,
    },
    declines: false,
    ...(testOutcome ? { testOutcome } : {}),
  }
}

function knownBilling(id: string, { shopper }: HandlerContext): StoredBilling {
  const billing = billingOf(shopper, id)
  if (!billing) throw notFound('id')
  return billing
}

function refuseDefaultFor(context: HandlerContext): void {
  if (context.account !== null && !permissionsIn(context).canSetDefaultPayment) throw refuse('forbidden')
}

/** An expired card cannot become the default (docs/decisions/0091). */
function refuseExpired({ expiry }: StoredBilling['info'], { now }: HandlerContext): void {
  if (expiry !== undefined && isExpired(expiry, malaysianDay(now)))
    throw refuse('not_available', { field: 'id', expected: 'a card that has not expired' })
}

/** A tax number looks the same for the register and on the invoice (docs/decisions/0027). */
function refuseBadTaxCode(taxCode: string): void {
  if (!isTaxCode(taxCode)) throw badField('taxCode', 'one to three letters and 8 to 13 digits')
}

/** Document 2 §7, Authentication and account: payment and the tax invoice's recipient. */
export const billingHandlers: HandlersOf<typeof billingCalls> = {
  createBilling: writes(({ body, ...context }) => {
    const { shopper, state, now } = context
    const { billing } = body
    const id = nextHex(state.chance, 24)
    shopper.billings.push(
      isBankAccount(billing) ? savedBankAccount(billing, id, context) : savedCard(billing, id, now),
    )
    if (!body.fromCheckout) return { billingId: id }
    chooseSavedPayment(id, 'billing', context)
    return { billingId: id, ...checkoutReply(context).data }
  }),
  setDefaultBilling: writes(({ body, ...context }) => {
    const { info } = knownBilling(body.id, context)
    if (body.type !== undefined && body.type !== info.type) {
      throw refuse('not_available', { field: 'type', expected: info.type })
    }
    const { shopper } = context
    if (body.changed) {
      refuseDefaultFor(context)
      refuseExpired(info, context)
      makeDefaultBilling(shopper, body.id)
    } else {
      chooseSavedPayment(body.id, 'id', context)
    }
    const { defaultBillingInfoId = body.id } = walletOf(shopper)
    return { data: { defaultBillingInfoId, ...checkoutReply(context).data } }
  }),
  deleteBilling: writes(({ params, ...context }) => {
    knownBilling(params.id, context)
    takeOutBilling(context.shopper, params.id)
    return { data: walletOf(context.shopper) }
  }),
  deletePaymentMethod: writes(({ params, body, ...context }) => {
    const { shopper, account } = context
    knownBilling(params.id, context)
    const isDefault = defaultBillingOf(shopper)?.info._id === params.id
    if (isDefault && !body.isDefault) throw refuse('is_default', { field: 'isDefault' })
    takeOutBilling(shopper, params.id)
    return { data: { paymentMethods: paymentMethodsOf(shopper, account === null) } }
  }),
  setDefaultPaymentMethod: writes(({ params, ...context }) => {
    const { info } = knownBilling(params.id, context)
    refuseDefaultFor(context)
    refuseExpired(info, context)
    makeDefaultBilling(context.shopper, params.id)
    return { paymentMethodId: params.id }
  }),
  saveVatInformation: writes(({ body, ...context }) => {
    const empty = NAMED.find((name) => body[name].trim() === '')
    if (empty) throw badField(empty, 'some text')
    refuseBadTaxCode(body.taxCode)
    if (!isEmail(body.email)) throw badField('email', 'an e-mail address')
    context.shopper.selection.vatEmail = body.email
    if (context.account) context.account.vatInformation = body
    return checkoutReply(context)
  }),
  findTaxpayer: reads(({ params }) => {
    refuseBadTaxCode(params.taxCode)
    const vatInformation = companyOf(params.taxCode)
    if (!vatInformation) throw notFound('taxCode')
    return { data: { vatInformation } }
  }),
}
