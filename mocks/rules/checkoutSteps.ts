import type { CheckoutSelection } from '../../src/contract/entities/checkout.ts'
import { BillingType, CheckoutStep, FulfillmentClass } from '../../src/contract/enumerations.ts'

export interface CheckoutFacts {
  selection: CheckoutSelection
  classes: readonly (FulfillmentClass | null)[]
  /** Everything is picked up or sent as a code, so that no delivery address is needed. */
  needsNoAddress: boolean
  requirements: { telephone: boolean; vat: boolean }
  billingTypes: readonly BillingType[]
  /** Promo codes, points and credits have covered it all: no payment is needed. */
  isNothingToPay: boolean
  savedBillingIds: readonly string[]
}

function hasPayment({ selection, billingTypes, savedBillingIds }: CheckoutFacts): boolean {
  const { billingType, selectedSavedPaymentMethod: saved } = selection
  if (billingType === undefined || !billingTypes.includes(billingType)) return false
  return billingType !== BillingType.CREDIT_CARD || (saved !== undefined && savedBillingIds.includes(saved))
}

const isMissing: Readonly<Record<CheckoutStep, (facts: CheckoutFacts) => boolean>> = {
  address: ({ selection, needsNoAddress }) => !needsNoAddress && selection.addressId === undefined,
  telephone: ({ selection, requirements }) => requirements.telephone && !selection.telephoneNumber,
  vat: ({ selection, requirements }) => requirements.vat && !selection.vatEmail,
  express: ({ selection, classes }) =>
    classes.includes(FulfillmentClass.EXPRESS) && selection.deliveryInfo.deliveryTimeId === undefined,
  standard: ({ selection, classes }) =>
    classes.includes(FulfillmentClass.STANDARD) && selection.standardOrderDeliveryInstructions === undefined,
  marketplace: ({ selection, classes }) =>
    classes.includes(FulfillmentClass.MARKETPLACE) &&
    selection.deliveryInfo.marketplaceAddressId === undefined,
  billing: (facts) => !facts.isNothingToPay && !hasPayment(facts),
}

/** The steps that still need the shopper, in the documents' order (document 1 §4); none when the order can be placed. */
export const missingSteps = (facts: CheckoutFacts): CheckoutStep[] =>
  Object.values(CheckoutStep).filter((step) => isMissing[step](facts))
