import type { Payment } from '../../contract/entities/payment.ts'
import { Ipay88Code, payooBanks } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'

/** What the shopper pays with at the provider: the method of iPay88, the bank of Payoo, or the last digits of a card or phone number. */
export function usePaymentDetail({ provider, detail }: Payment): string | null {
  const t = useT()
  if (detail === undefined) return null
  if (provider === 'ipay88') {
    const code = Object.values(Ipay88Code).find((one) => String(one) === detail)
    return code === undefined ? null : t(`payment.ipay88_${code}`)
  }
  if (provider === 'payoo') {
    const bank = payooBanks.find((one) => one === detail)
    return bank ? t(`payment.bank_${bank}`) : null
  }
  return provider === 'acs'
    ? t('checkout.billing_card_line', { lastFour: detail })
    : t('payment.wallet_ending', { digits: detail })
}
