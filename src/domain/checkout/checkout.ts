import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { BillingType, CheckoutStep, FulfillmentClass, StepStatus } from '../../contract/enumerations.ts'
import { fulfillmentClass, isElectronic, isPickup } from '../fulfillment.ts'

type Requests = Pick<CheckoutInfo, 'fulfillmentRequests'>

const delivers = ({ fulfillmentRequests }: Requests, wanted: FulfillmentClass) =>
  fulfillmentRequests.some((request) => fulfillmentClass(request) === wanted)

/** Whether express items come by van; what is picked up needs a time as well, but no address. */
export const hasVanDelivery = ({ fulfillmentRequests }: Requests): boolean =>
  fulfillmentRequests.some(
    (request) => fulfillmentClass(request) === FulfillmentClass.EXPRESS && !isPickup(request),
  )

/** An order of codes only has no address. */
const isAllElectronic = ({ fulfillmentRequests }: Requests): boolean =>
  fulfillmentRequests.length > 0 && fulfillmentRequests.every(isElectronic)

/** Whether a checkout has a step: its parts, the shop's settings and how the items arrive decide it (document 1 §4). */
const applies: Record<CheckoutStep, (info: CheckoutInfo) => boolean> = {
  [CheckoutStep.ADDRESS]: (info) => !info.isPickupOnly && !isAllElectronic(info),
  [CheckoutStep.TELEPHONE]: (info) => info.requirements.telephone,
  [CheckoutStep.VAT]: (info) => info.requirements.vat,
  [CheckoutStep.EXPRESS]: (info) => delivers(info, FulfillmentClass.EXPRESS),
  [CheckoutStep.STANDARD]: (info) => delivers(info, FulfillmentClass.STANDARD),
  [CheckoutStep.MARKETPLACE]: (info) => delivers(info, FulfillmentClass.MARKETPLACE),
  [CheckoutStep.BILLING]: () => true,
}

/**
 * Whether the payment is chosen (document 1 §4): a card payment needs a saved card or account, the other types none. Nothing is required when
 * promo codes, points and credits cover the total.
 */
function hasBilling({ selection, billingInfos, billingTypes, pricingInfo }: CheckoutInfo): boolean {
  if (pricingInfo.totalPrice === 0) return true
  const { billingType, selectedSavedPaymentMethod } = selection
  if (billingType === undefined || !billingTypes.includes(billingType)) return false
  if (billingType !== BillingType.CREDIT_CARD) return true
  return billingInfos.some((billing) => billing._id === selectedSavedPaymentMethod)
}

const isComplete: Record<CheckoutStep, (info: CheckoutInfo) => boolean> = {
  [CheckoutStep.ADDRESS]: ({ selection }) =>
    selection.addressId !== undefined || selection.billingType === BillingType.APPLE_PAY,
  [CheckoutStep.TELEPHONE]: ({ selection }) => Boolean(selection.telephoneNumber),
  [CheckoutStep.VAT]: ({ selection }) => Boolean(selection.vatEmail),
  [CheckoutStep.EXPRESS]: ({ selection }) => selection.deliveryInfo.deliveryTimeId !== undefined,
  [CheckoutStep.STANDARD]: ({ selection }) => typeof selection.standardOrderDeliveryInstructions === 'string',
  [CheckoutStep.MARKETPLACE]: ({ selection }) => selection.deliveryInfo.marketplaceAddressId !== undefined,
  [CheckoutStep.BILLING]: hasBilling,
}

/** The steps this order has, in the documents' order: address, telephone, VAT, express, standard, marketplace, billing (document 1 §4). */
export const checkoutSteps = (info: CheckoutInfo): CheckoutStep[] =>
  Object.values(CheckoutStep).filter((step) => applies[step](info))

/** COMPLETE once a selection exists for the step, else FORM (document 1 §4). */
export const stepStatus = (step: CheckoutStep, info: CheckoutInfo): StepStatus =>
  isComplete[step](info) ? StepStatus.COMPLETE : StepStatus.FORM

/**
 * The state of the loyalty card, which has a rule of completion and no step in the documents' order: COMPLETE with a card's id or with
 * loyalty info, the points that are applied. No order waits for it (document 1 §4).
 */
export function loyaltyStatus({ selection }: Pick<CheckoutInfo, 'selection'>): StepStatus {
  const { loyaltyId = '', pointsAmount = 0 } = selection.loyaltyInfo ?? {}
  return loyaltyId.trim() !== '' || pointsAmount > 0 ? StepStatus.COMPLETE : StepStatus.FORM
}

/** The first step that is not complete; null when the order can be placed. */
export const nextStep = (info: CheckoutInfo): CheckoutStep | null =>
  checkoutSteps(info).find((step) => stepStatus(step, info) === StepStatus.FORM) ?? null

/** The step to show for the one in the address: itself if it applies and no step before it is incomplete, else the first incomplete one. */
export function shownStep(asked: string | null, info: CheckoutInfo): CheckoutStep | null {
  const steps = checkoutSteps(info)
  const next = nextStep(info)
  const wanted = steps.find((step) => step === asked)
  if (!wanted) return next
  return next !== null && steps.indexOf(next) < steps.indexOf(wanted) ? next : wanted
}

/**
 * The preselected billing of this shopper: an invoice for business invoice users, else the last payment method, else the default (document
 * 1 §4).
 */
export function defaultBillingType(info: CheckoutInfo, usesInvoice = false): BillingType | null {
  if (usesInvoice) return BillingType.INVOICE
  if (info.lastPaymentInfo) return info.lastPaymentInfo.type
  const saved = info.billingInfos.find((billing) => billing._id === info.defaultBillingInfoId)
  // The documents' list has no billing type for a checking account, so the checking account itself is kept.
  if (saved) return saved.bankAccount ? saved.type : BillingType.CREDIT_CARD
  return null
}
