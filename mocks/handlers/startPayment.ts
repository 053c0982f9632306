import { BillingType } from '../../src/contract/enumerations.ts'
import { confirmingProvider } from '../rules/waysToPay.ts'
import type { Checkout } from '../state/cart/checkoutView.ts'
import type { HandlerContext } from '../state/handlerContext.ts'
import { openPayment } from '../state/payments.ts'
import type { StoredPayment } from '../state/records/payment.ts'
import { asksBank } from './takePayment.ts'

/** The last digits of a phone number or card, which a provider's page shows; the bank or the method as it is. */
function detailOf({ shopper }: HandlerContext): string | undefined {
  const { billingData, billingType, selectedSavedPaymentMethod } = shopper.selection
  if (billingType === BillingType.CREDIT_CARD)
    return shopper.billings.find(({ info }) => info._id === selectedSavedPaymentMethod)?.info.lastFour
  return billingData?.paymentId ?? billingData?.bankCode ?? billingData?.telephoneNumber?.slice(-4)
}

/** Opens a payment where a provider has to confirm this order first. */
export function startPayment(
  checkout: Checkout,
  idempotencyKey: string,
  context: HandlerContext,
): StoredPayment | undefined {
  const { billingType, selectedSavedPaymentMethod } = context.shopper.selection
  const { totalPrice } = checkout.info.pricingInfo
  const provider = billingType && confirmingProvider(billingType, asksBank(context))
  if (!provider || totalPrice === 0) return undefined
  const detail = detailOf(context)
  return openPayment(
    {
      provider,
      billingType,
      amount: totalPrice,
      idempotencyKey,
      ...(detail === undefined ? {} : { detail }),
      ...(billingType === BillingType.CREDIT_CARD && selectedSavedPaymentMethod !== undefined
        ? { billingInfoId: selectedSavedPaymentMethod }
        : {}),
    },
    context,
  )
}
