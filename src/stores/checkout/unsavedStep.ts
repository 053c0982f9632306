import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { BillingType, CheckoutStep } from '../../contract/enumerations.ts'
import { type DraftForm, hasDraft, readDraft } from './checkoutDraft.ts'

/** The form of the order's way to pay, which is on screen as long as no other way is chosen. */
const formOfBilling: Partial<Record<BillingType, DraftForm>> = {
  [BillingType.FASSPAY]: 'fasspay',
  [BillingType.IPAY88]: 'ipay88',
  [BillingType.PAYOO]: 'payoo',
}

type Selection = CheckoutInfo['selection']

/** A choice that the order does not have; a new address counts from its first line, since a lookup fills in the city of a known postcode. */
function isOtherAddress(form: 'address' | 'marketplace', saved: string | undefined): boolean {
  const { address, isDefault } = readDraft(`${form}Choice`)
  if (address === undefined) return isDefault === 'true' || Boolean(readDraft(form)['addressLine1'])
  return address !== saved || isDefault === 'true'
}

function isOtherBilling({ billingType, selectedSavedPaymentMethod }: Selection): boolean {
  const saved = billingType === BillingType.CREDIT_CARD ? selectedSavedPaymentMethod : billingType
  const { billing = saved } = readDraft('billing')
  const form = billingType && formOfBilling[billingType]
  return billing !== saved || (form !== undefined && hasDraft(form))
}

/** Steps whose draft may equal what the order has. */
const isOther: Partial<Record<CheckoutStep, (selection: Selection) => boolean>> = {
  [CheckoutStep.ADDRESS]: ({ addressId }) => isOtherAddress('address', addressId),
  [CheckoutStep.EXPRESS]: ({ deliveryInfo: { deliveryTimeId } }) =>
    (readDraft('express')['slot'] ?? deliveryTimeId) !== deliveryTimeId,
  [CheckoutStep.MARKETPLACE]: ({ deliveryInfo }) =>
    isOtherAddress('marketplace', deliveryInfo.marketplaceAddressId),
  [CheckoutStep.BILLING]: isOtherBilling,
}

/** Whether a step has input that an order placed now would not have. */
export const isStepUnsaved = (step: CheckoutStep, { selection }: Pick<CheckoutInfo, 'selection'>): boolean =>
  isOther[step]?.(selection) ?? hasDraft(step)
