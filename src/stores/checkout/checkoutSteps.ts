import { request } from '../../api/request.ts'
import { addressCalls } from '../../contract/calls/addresses.ts'
import { verificationCalls } from '../../contract/calls/auth/verification.ts'
import { billingCalls } from '../../contract/calls/billing.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { Address } from '../../contract/entities/account/address.ts'
import type { CardWrite } from '../../contract/entities/account/billing.ts'
import type { VatInformation } from '../../contract/entities/account/vatInformation.ts'
import { BillingType, CheckoutStep } from '../../contract/enumerations.ts'
import { useCheckout } from './checkout.ts'
import { type CheckoutReply, step } from './checkoutWork.ts'

const deliveryInfo = () => useCheckout.getState().info?.selection.deliveryInfo ?? {}

/** Delivers to one of the saved addresses. */
export const chooseAddress = (id: string): Promise<boolean> =>
  step(CheckoutStep.ADDRESS, () => request(addressCalls.setDefaultAddress, { body: { id } }))

/** Saves a new address and delivers to it. Its failure may carry the code B2B_LOCATION_UNSUPPORTED (document 2 §8). */
export const createAddress = (address: Address): Promise<boolean> =>
  step(CheckoutStep.ADDRESS, async () => {
    const { checkout } = await request(addressCalls.createAddress, { body: { address, fromCheckout: true } })
    return checkout ? { data: { checkout } } : await request(checkoutCalls.refreshCheckout)
  })

/** Saves the telephone number, ten digits, and an e-mail for the order when one is given. */
export const saveTelephone = (phone: string, email?: string): Promise<boolean> =>
  step(CheckoutStep.TELEPHONE, () =>
    request(verificationCalls.verifyPhone, { body: { phone, verify: false, ...(email ? { email } : {}) } }),
  )

/** Names whom the tax invoice is for. */
export const saveVat = (vat: VatInformation): Promise<boolean> =>
  step(CheckoutStep.VAT, () => request(billingCalls.saveVatInformation, { body: vat }))

/** Chooses the express delivery's slot. */
export const chooseSlot = (deliveryTimeId: string): Promise<boolean> =>
  step(CheckoutStep.EXPRESS, () =>
    request(checkoutCalls.setDeliveryInfo, { body: { deliveryInfo: { ...deliveryInfo(), deliveryTimeId } } }),
  )

/** Saves what the driver reads at the door; an empty text is an answer too (document 1 §4). */
export const saveInstructions = (text: string): Promise<boolean> =>
  step(CheckoutStep.STANDARD, () =>
    request(checkoutCalls.setStandardInstructions, { body: { standardOrderDeliveryInstructions: text } }),
  )

/** Confirms where the sellers' parcels go. */
export const confirmMarketplace = (marketplaceAddressId: string): Promise<boolean> =>
  step(CheckoutStep.MARKETPLACE, () =>
    request(checkoutCalls.setDeliveryInfo, {
      body: { deliveryInfo: { ...deliveryInfo(), marketplaceAddressId } },
    }),
  )

/** Chooses how to pay. */
export const chooseBilling = (type: BillingType): Promise<boolean> =>
  step(CheckoutStep.BILLING, () => request(checkoutCalls.setBillingType, { body: { type } }))

async function payWith(billingId: string): Promise<CheckoutReply> {
  if (useCheckout.getState().info?.selection.billingType !== BillingType.CREDIT_CARD)
    await request(checkoutCalls.setBillingType, { body: { type: BillingType.CREDIT_CARD } })
  return await request(checkoutCalls.setSelectedPaymentMethod, {
    body: { selectedSavedPaymentMethod: billingId },
  })
}

/** Pays with a saved card. */
export const chooseCard = (billingId: string): Promise<boolean> =>
  step(CheckoutStep.BILLING, () => payWith(billingId))

/** Adds a card and pays with it. The number goes out once and is kept nowhere; a refusal has the code 487 (document 2 §8). */
export const addCard = (billing: CardWrite): Promise<boolean> =>
  step(CheckoutStep.BILLING, async () => {
    const { billingId } = await request(billingCalls.createBilling, { body: { billing, fromCheckout: true } })
    return await payWith(billingId)
  })
