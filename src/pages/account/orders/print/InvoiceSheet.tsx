import type { Order } from '../../../../contract/entities/order.ts'
import { BillingType } from '../../../../contract/enumerations.ts'
import { addressText } from '../../../../domain/checkout/address.ts'
import { telephoneText } from '../../../../domain/checkout/telephone.ts'
import { isAllElectronic } from '../../../../domain/order/orderProgress.ts'
import { formatPrice } from '../../../../domain/money.ts'
import { isPickedUp } from '../../../../features/order/pickup.ts'
import { Sums } from '../../../../features/order/Sums.tsx'
import { paymentStatusText } from '../../../../features/order/PaymentBadge.tsx'
import { usePaymentText } from '../../../../features/order/usePaymentText.ts'
import { formatDate } from '../../../../i18n/format.ts'
import { useT } from '../../../../i18n/index.ts'
import { useSession } from '../../../../stores/session/session.ts'
import { Logo } from '../../../../ui/media/Logo.tsx'
import styles from './Sheet.module.css'

interface SheetProps {
  order: Order
  title: string
}

/** Invoice or receipt: to whom, for what, with the tax it contains, and when it is due (document 1 §3, VAT information). */
export function InvoiceSheet({ order, title }: SheetProps) {
  const t = useT()
  const paymentText = usePaymentText()
  const buyer = useSession(({ user }) => (user?.isGuest === false ? user : undefined))
  const vat = order.invoiceTo === undefined ? buyer?.vatInformation : order.invoiceTo
  const { gid, billingType, lastFour, paymentMethod, pricingInfo, shippingAddress: address } = order
  const name = `${address.firstName} ${address.lastName}`.trim()
  // The business owes what was bought on invoice, wherever it went; a pickup has no other name.
  const business = billingType === BillingType.INVOICE ? buyer?.businessAccount?.name : undefined
  const invoicedTo = vat?.companyName ?? business ?? address.businessName ?? name
  const facts = [
    { label: t('orders.invoice_number'), value: gid },
    { label: t('orders.invoice_date'), value: formatDate(order.createdAt) },
    { label: t('orders.invoice_due'), value: order.invoiceDueAt && formatDate(order.invoiceDueAt) },
    { label: t('orders.invoice_po'), value: order.purchaseOrderNumber },
    {
      label: t('orders.invoice_payment'),
      value: `${paymentText({ billingType, lastFour, paymentMethod, total: pricingInfo.totalPrice })} · ${t(paymentStatusText(order))}`,
    },
  ].filter(({ value }) => value !== undefined)
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <Logo />
        <h3 className={styles.title}>{title}</h3>
      </header>
      <div className={styles.parties}>
        <address>
          <strong>{t('orders.invoice_for')}</strong>
          <span>{invoicedTo}</span>
          {vat ? <span>{[vat.addressLine1, vat.city].join(', ')}</span> : null}
          {vat ? <span>{t('orders.invoice_tax_code', { code: vat.taxCode })}</span> : null}
        </address>
        <address>
          <strong>{t(isPickedUp(order) ? 'confirmation.pickup_title' : 'orders.invoice_ship')}</strong>
          {name ? <span>{name}</span> : null}
          <span>{isAllElectronic(order) ? telephoneText(order.telephoneNumber) : addressText(address)}</span>
        </address>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('orders.item')}</th>
            <th scope="col">{t('orders.quantity')}</th>
            <th scope="col">{t('orders.price')}</th>
            <th scope="col">{t('orders.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {order.orderVariants.map(({ variant, quantity, price, totalPrice }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- an item may be in an order twice, at two prices
            <tr key={at}>
              <th scope="row">{variant.name}</th>
              <td>{quantity}</td>
              <td>{formatPrice(price, { free: t('price.free') })}</td>
              <td>{formatPrice(totalPrice, { free: t('price.free') })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <Sums pricing={pricingInfo} codes={order.promoCodes.map(({ code }) => code)} />
      </div>
    </article>
  )
}
