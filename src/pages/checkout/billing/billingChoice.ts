import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { defaultBillingType } from '../../../domain/checkout/checkout.ts'
import { readDraft } from '../../../stores/checkout/checkoutDraft.ts'

/** The options that add a new card or bank account; every other option is a saved one's id or a billing type. */
export const NEW_CARD = 'new-card'
export const NEW_ACCOUNT = 'new-account'

/**
 * The initial choice: the one before a reload, else the one of the order, else the default of document 1 §4. A choice that is not offered
 * (any more) falls back to a card.
 */
export function startingChoice(info: CheckoutInfo, offered: readonly string[]): string {
  const kept = readDraft('billing')['billing']
  if (kept !== undefined && offered.includes(kept)) return kept
  const { billingType, selectedSavedPaymentMethod } = info.selection
  const usesInvoice = info.billingTypes.includes(BillingType.INVOICE)
  const usual = billingType ?? defaultBillingType(info, usesInvoice) ?? BillingType.PAYMENT_ON_FULFILLMENT
  if (usual !== BillingType.CREDIT_CARD && offered.includes(usual)) return usual
  const usable = info.billingInfos.filter(({ _id, isDeclined }) => !isDeclined && offered.includes(_id))
  const saved =
    usable.find(({ _id }) => _id === selectedSavedPaymentMethod) ??
    usable.find(({ _id }) => _id === info.lastPaymentInfo?.billingInfoId) ??
    usable.find(({ _id }) => _id === info.defaultBillingInfoId) ??
    usable[0]
  return saved?._id ?? NEW_CARD
}
