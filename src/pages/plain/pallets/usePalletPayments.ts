import { cents } from '../../../contract/entities/money.ts'
import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { BillingType } from '../../../contract/enumerations.ts'
import { invoiceAvailable } from '../../../domain/checkout/invoice.ts'
import { formatPrice } from '../../../domain/money.ts'
import { billingName } from '../../../features/payment/billingName.ts'
import { useT } from '../../../i18n/index.ts'
import type { PalletChoices } from '../../../stores/engagement/palletQuotes.ts'
import { useSession } from '../../../stores/session/session.ts'
import type { RadioOption } from '../../../ui/form/RadioGroup.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'

/** The ways to pay for the pallets of a quote, and the first one that covers it (docs/decisions/0126). */
export function usePalletPayments(
  { total = cents(0) }: Pick<PalletQuote, 'total'>,
  { bankAccounts, hasInvoice }: PalletChoices,
): { payments: readonly RadioOption[]; start: string } {
  const t = useT()
  const invoice = useSession(({ user }) =>
    user?.isGuest === false ? user.businessAccount?.invoice : undefined,
  )
  const available = invoice ? invoiceAvailable(invoice) : cents(0)
  const missing = cents(total - available)
  const payments: RadioOption[] = [
    ...(hasInvoice
      ? [
          {
            value: BillingType.INVOICE,
            text: t(billingName(BillingType.INVOICE)),
            detail:
              missing > 0
                ? t('pallet_order.invoice_over', { amount: formatPrice(missing) })
                : t('pallet_order.invoice_left', { amount: formatPrice(available) }),
            disabled: missing > 0,
            icon: moreIcons['receipt-text'],
          },
        ]
      : []),
    ...bankAccounts.map(({ _id, bankAccount, lastFour = '' }) => ({
      value: _id,
      text: t('checkout.billing_saved_card', { brand: bankAccount ?? '', lastFour }),
      icon: moreIcons.landmark,
    })),
    {
      value: BillingType.PAYMENT_ON_FULFILLMENT,
      text: t(billingName(BillingType.PAYMENT_ON_FULFILLMENT)),
      detail: t('pallet_order.on_delivery'),
    },
  ]
  const start = payments.find(({ disabled }) => !disabled)?.value ?? BillingType.PAYMENT_ON_FULFILLMENT
  return { payments, start }
}
