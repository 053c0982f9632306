import { request } from '../../api/request.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { billingCalls } from '../../contract/calls/billing.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { BankAccountWrite, CardWrite } from '../../contract/entities/account/billing.ts'
import type { DeliveryInfo, ProviderData } from '../../contract/entities/checkout.ts'
import type { VatInformation } from '../../contract/entities/account/vatInformation.ts'
import { BillingType, CheckoutStep } from '../../contract/enumerations.ts'
import { orFound } from '../base/orFound.ts'
import { rememberSession } from '../session/session.ts'
import { sendTelephone } from '../session/telephone.ts'
import { useCheckout } from './checkout.ts'
import { type CheckoutReply, step } from './checkoutWork.ts'

const deliveryInfo = () => useCheckout.getState().info?.selection.deliveryInfo ?? {}

let deliverySaved: Promise<unknown> = Promise.resolve()

/**
 * Saves a choice for the deliveries with those that were made before. One after the other: a call that left earlier would undo the choice
 * that is being saved.
 */
function saveDelivery(name: CheckoutStep, choice: DeliveryInfo): Promise<boolean> {
  const before = deliverySaved
  const isSameSession = rememberSession()
  const saving = step(name, async () => {
    await before
    // After a logout in the meantime, the choice would be the guest's.
    if (!isSameSession()) return null
    return await request(checkoutCalls.setDeliveryInfo, {
      body: { deliveryInfo: { ...deliveryInfo(), ...choice } },
    })
  })
  deliverySaved = Promise.allSettled([before, saving])
  return saving
}

/** Saves the phone number, ten digits, and an email for the order if given. */
export const saveTelephone = (phone: string, email?: string): Promise<boolean> =>
  step(CheckoutStep.TELEPHONE, async () => ({ data: await sendTelephone(phone, false, email) }))

/** Saves the recipient of the tax invoice. */
export const saveVat = (vat: VatInformation): Promise<boolean> =>
  step(CheckoutStep.VAT, () => request(billingCalls.saveVatInformation, { body: vat }))

/** Reserves the slot of the express delivery. */
export const chooseSlot = (deliveryTimeId: string): Promise<boolean> =>
  saveDelivery(CheckoutStep.EXPRESS, { deliveryTimeId })

/** Saves the instructions for the driver; an empty text completes the step too (document 1 §4). */
export const saveInstructions = (text: string): Promise<boolean> =>
  step(CheckoutStep.STANDARD, () =>
    request(checkoutCalls.setStandardInstructions, { body: { standardOrderDeliveryInstructions: text } }),
  )

/** Confirms the address of marketplace parcels. */
export const confirmMarketplace = (marketplaceAddressId: string): Promise<boolean> =>
  saveDelivery(CheckoutStep.MARKETPLACE, { marketplaceAddressId })

/** Sets the billing type, with what its provider needs (document 2 §7, set-billing-type). */
export const chooseBilling = (type: BillingType, data?: ProviderData): Promise<boolean> =>
  step(CheckoutStep.BILLING, () =>
    request(checkoutCalls.setBillingType, { body: { type, ...(data ? { data } : {}) } }),
  )

async function payWith(billingId: string): Promise<CheckoutReply> {
  if (useCheckout.getState().info?.selection.billingType !== BillingType.CREDIT_CARD)
    await request(checkoutCalls.setBillingType, { body: { type: BillingType.CREDIT_CARD } })
  return await request(checkoutCalls.setSelectedPaymentMethod, {
    body: { selectedSavedPaymentMethod: billingId },
  })
}

/** Pays with a saved card or bank account. */
export const chooseSavedBilling = (billingId: string): Promise<boolean> =>
  step(CheckoutStep.BILLING, () => payWith(billingId))

/**
 * Adds a card or bank account and pays with it. The number is sent once and never stored; a refusal has the code 487 (document 2 §8).
 */
export const addBilling = (billing: BankAccountWrite | CardWrite): Promise<boolean> =>
  step(CheckoutStep.BILLING, async () => {
    const before = useCheckout.getState().info?.billingInfos ?? []
    const { billingId, checkout } = await orFound<ReplyOf<typeof billingCalls.createBilling>>(
      () => request(billingCalls.createBilling, { body: { billing, fromCheckout: true } }),
      async () => {
        const { checkout: found } = (await request(checkoutCalls.refreshCheckout)).data
        const saved = found.selection.selectedSavedPaymentMethod
        const isNew = saved !== undefined && before.every(({ _id }) => _id !== saved)
        return isNew ? { billingId: saved, checkout: found } : null
      },
    )
    // A call after it could fail, and the next attempt would save it twice.
    return checkout ? { data: { checkout } } : await payWith(billingId)
  })
