import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { CheckoutStep, PaymentMethod } from '../../contract/enumerations.ts'
import { receiverText } from '../../domain/checkout/address.ts'
import { hasVanDelivery } from '../../domain/checkout/checkout.ts'
import { telephoneText } from '../../domain/checkout/telephone.ts'
import { isPickup } from '../../domain/fulfillment.ts'
import { unbroken } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { useSession } from '../../stores/session/session.ts'
import { slotText } from '../../features/order/slotText.ts'
import { usePaymentText } from '../../features/order/usePaymentText.ts'

/** What is picked up is called so. */
function expressTitle(info: CheckoutInfo): MessageKey {
  if (!info.fulfillmentRequests.some(isPickup)) return 'checkout.express_title'
  return hasVanDelivery(info) ? 'checkout.express_and_pickup_title' : 'checkout.pickup_title'
}

/** The title of each step, and its choice in one line. */
export function useStepLabels() {
  const t = useT()
  const paymentText = usePaymentText()
  const language = useSession((session) => session.language)

  const titlesOf = (info: CheckoutInfo): Record<CheckoutStep, string> => ({
    [CheckoutStep.ADDRESS]: t('checkout.address_title'),
    [CheckoutStep.TELEPHONE]: t('checkout.telephone_title'),
    [CheckoutStep.VAT]: t('checkout.vat_title'),
    [CheckoutStep.EXPRESS]: t(expressTitle(info)),
    [CheckoutStep.STANDARD]: t('checkout.standard_title'),
    [CheckoutStep.MARKETPLACE]: t('checkout.marketplace_title'),
    [CheckoutStep.BILLING]: t('checkout.billing_title'),
  })

  const addressLine = (info: CheckoutInfo, id: string | undefined): string => {
    const address = info.shippingAddresses.find((each) => each._id === id)
    return address ? receiverText(address) : ''
  }

  const slotLine = (info: CheckoutInfo): string => {
    const slot = info.deliveryTimes.find((each) => each._id === info.selection.deliveryInfo.deliveryTimeId)
    return slot ? slotText(slot, language) : ''
  }

  const paymentLine = ({ selection, billingInfos, pricingInfo }: CheckoutInfo): string => {
    const { billingType, selectedSavedPaymentMethod: saved } = selection
    const card = billingInfos.find(({ _id }) => _id === saved)
    const paymentMethod = card?.bankAccount === undefined ? undefined : PaymentMethod.CHECKING_ACCOUNT
    return paymentText({
      billingType,
      lastFour: card?.lastFour,
      paymentMethod,
      total: pricingInfo.totalPrice,
    })
  }

  const chosen: Record<CheckoutStep, (info: CheckoutInfo) => string> = {
    [CheckoutStep.ADDRESS]: (info) => addressLine(info, info.selection.addressId),
    [CheckoutStep.TELEPHONE]: ({ selection }) =>
      // Keeps the number unbroken, together with its punctuation.
      [unbroken(telephoneText(selection.telephoneNumber ?? '')), selection.email]
        .filter(Boolean)
        .join('\u00a0· '),
    [CheckoutStep.VAT]: ({ selection }) => selection.vatEmail ?? '',
    [CheckoutStep.EXPRESS]: slotLine,
    [CheckoutStep.STANDARD]: ({ selection }) =>
      selection.standardOrderDeliveryInstructions || t('checkout.standard_none'),
    [CheckoutStep.MARKETPLACE]: (info) => {
      const { deliveryInfo, addressId } = info.selection
      if (deliveryInfo.marketplaceAddressId === addressId) return t('checkout.marketplace_same')
      return addressLine(info, deliveryInfo.marketplaceAddressId)
    },
    [CheckoutStep.BILLING]: paymentLine,
  }

  return {
    titleOf: (step: CheckoutStep, info: CheckoutInfo) => titlesOf(info)[step],
    summaryOf: (step: CheckoutStep, info: CheckoutInfo) => chosen[step](info),
  }
}
