import type { Order } from '../../contract/entities/order.ts'
import { formatPrice } from '../../domain/money.ts'
import { paymentNext } from '../../domain/order/paymentNext.ts'
import { formatDate, unbroken } from '../../i18n/format.ts'
import { useT } from '../../i18n/index.ts'
import { usePaymentText } from './usePaymentText.ts'

/** What comes next for the payment of an order, in a sentence. */
export function useNextPaymentText(): (order: Order) => string {
  const t = useT()
  const paymentText = usePaymentText()
  return (order) => {
    const { gid, billingType, lastFour, paymentMethod, pricingInfo, refund, returnCheckFee, invoiceDueAt } =
      order
    const next = paymentNext(order)
    const key = next === 'invoice' && invoiceDueAt === undefined ? 'invoice_open' : next
    return t(`order.pay_${key}`, {
      number: gid,
      amount: unbroken(formatPrice(refund?.amount ?? pricingInfo.totalPrice)),
      fee: unbroken(formatPrice(returnCheckFee ?? 0)),
      date: invoiceDueAt === undefined ? '' : formatDate(invoiceDueAt),
      provider: paymentText({ billingType, lastFour, paymentMethod, total: pricingInfo.totalPrice }),
    })
  }
}
