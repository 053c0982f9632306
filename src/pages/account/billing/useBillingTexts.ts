import { BillingType } from '../../../contract/enumerations.ts'
import type { BillingInfo } from '../../../contract/entities/account/billing.ts'
import { isCardExpired } from '../../../domain/checkout/card.ts'
import { billingName } from '../../../features/payment/billingName.ts'
import { useT } from '../../../i18n/index.ts'
import { now } from '../../../stores/base/clock.ts'

const SOON_MS = 60 * 24 * 60 * 60_000

export const isExpired = ({ expiry }: Pick<BillingInfo, 'expiry'>): boolean =>
  expiry !== undefined && isCardExpired(expiry, now())

/** The name of a saved card or bank account, and its state: expired, declined, or expiring within 60 days. */
export function useBillingTexts() {
  const t = useT()
  return {
    nameOf: ({ bankAccount, cardBrand, lastFour = '' }: BillingInfo): string =>
      t('checkout.billing_saved_card', {
        brand: bankAccount ?? cardBrand ?? t(billingName(BillingType.CREDIT_CARD)),
        lastFour,
      }),
    problemOf: ({ expiry, isDeclined }: BillingInfo): string | null => {
      if (expiry !== undefined && isCardExpired(expiry, now())) return t('payment.card_expired', { expiry })
      if (isDeclined) return t('checkout.billing_declined')
      if (expiry !== undefined && isCardExpired(expiry, now() + SOON_MS))
        return t('wallet.expires_soon', { expiry })
      return null
    },
  }
}
