import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { BillingType, CheckoutStep } from '../../contract/enumerations.ts'
import { type DraftForm, hasDraft } from './checkoutDraft.ts'

/** The forms of each step, without those that only one way to pay shows. */
const forms: Record<CheckoutStep, readonly DraftForm[]> = {
  [CheckoutStep.ADDRESS]: ['addressChoice', 'address'],
  [CheckoutStep.TELEPHONE]: ['telephone'],
  [CheckoutStep.VAT]: ['vat'],
  [CheckoutStep.EXPRESS]: ['express'],
  [CheckoutStep.STANDARD]: ['standard'],
  [CheckoutStep.MARKETPLACE]: ['marketplaceChoice', 'marketplace'],
  [CheckoutStep.BILLING]: ['billing'],
}

/** The form of the order's way to pay, which is on screen as long as no other way is chosen. */
const formOfBilling: Partial<Record<BillingType, DraftForm>> = {
  [BillingType.FASSPAY]: 'fasspay',
  [BillingType.IPAY88]: 'ipay88',
  [BillingType.PAYOO]: 'payoo',
}

/** Whether the form of a step has input that an order placed now would not have. */
export function isStepUnsaved(step: CheckoutStep, { selection }: Pick<CheckoutInfo, 'selection'>): boolean {
  if (forms[step].some(hasDraft)) return true
  const { billingType } = selection
  const shown = billingType && formOfBilling[billingType]
  return step === CheckoutStep.BILLING && shown !== undefined && hasDraft(shown)
}
