import type { BillingInfo } from '../../../contract/entities/account/billing.ts'
import type { CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { isBankAccount } from '../../../domain/checkout/bankAccount.ts'
import { isCardExpired } from '../../../domain/checkout/card.ts'
import { canPayByBankAccount } from '../../../domain/permissions.ts'
import { billingName } from '../../../features/payment/billingName.ts'
import { useT } from '../../../i18n/index.ts'
import { now } from '../../../stores/base/clock.ts'
import { useSession } from '../../../stores/session/session.ts'
import type { RadioOption } from '../../../ui/form/RadioGroup.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { NEW_ACCOUNT, NEW_CARD } from './billingChoice.ts'
import type { Way } from './ways.ts'

/**
 * The options of the payment step: saved cards and bank accounts with their state, a new one of each, then the other ways. A bank account
 * is for businesses with direct debit (document 1 §3, achDirectDebitEnabled).
 */
export function useBillingOptions({ billingInfos, billingTypes }: CheckoutInfo, ways: readonly Way[]) {
  const t = useT()
  const takesAccounts = useSession(({ user }) => canPayByBankAccount(user))
  const takesCards = billingTypes.includes(BillingType.CREDIT_CARD)

  const stateOf = ({ expiry, isDeclined }: BillingInfo): string | undefined => {
    if (expiry !== undefined && isCardExpired(expiry, now())) return t('payment.card_expired', { expiry })
    return isDeclined ? t('checkout.billing_declined') : expiry
  }
  const savedOption = (saved: BillingInfo): RadioOption => {
    const { _id, cardBrand, lastFour = '', bankAccount } = saved
    const detail = stateOf(saved)
    return {
      value: _id,
      icon: moreIcons[isBankAccount(saved) ? 'landmark' : 'credit-card'],
      text: t('checkout.billing_saved_card', {
        brand: bankAccount ?? cardBrand ?? t(billingName(BillingType.CREDIT_CARD)),
        lastFour,
      }),
      ...(detail === undefined ? {} : { detail }),
      disabled: saved.expiry !== undefined && isCardExpired(saved.expiry, now()),
    }
  }
  const saved = takesCards ? billingInfos.filter((billing) => takesAccounts || !isBankAccount(billing)) : []
  const hasCards = saved.some((billing) => !isBankAccount(billing))
  const options: RadioOption[] = [
    ...saved.map(savedOption),
    ...(takesCards
      ? [
          {
            value: NEW_CARD,
            icon: moreIcons['credit-card'],
            text: hasCards ? t('checkout.billing_new_card') : t(billingName(BillingType.CREDIT_CARD)),
            detail: t('checkout.billing_credit_card_hint'),
          },
        ]
      : []),
    ...(takesCards && takesAccounts
      ? [
          {
            value: NEW_ACCOUNT,
            icon: moreIcons.landmark,
            text: t('payment.new_account'),
            detail: t('payment.new_account_hint'),
          },
        ]
      : []),
    ...ways.map(({ type, icon, hint }) => ({
      value: type,
      icon,
      text: t(billingName(type)),
      ...(hint === undefined ? {} : { detail: t(hint) }),
    })),
  ]
  return options
}
