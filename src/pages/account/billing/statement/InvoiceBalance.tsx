import { useId } from 'react'
import type { Cents } from '../../../../contract/entities/money.ts'
import { invoiceAvailable } from '../../../../domain/checkout/invoice.ts'
import { formatPrice } from '../../../../domain/money.ts'
import { canPlaceOrders } from '../../../../domain/permissions.ts'
import { useT } from '../../../../i18n/index.ts'
import { useSession } from '../../../../stores/session/session.ts'
import sectionStyles from '../../AccountSection.module.css'
import styles from './Statement.module.css'

/** Credit limit, outstanding and available amount of the business, for members who pay on its invoice (document 1 §3). */
export function InvoiceBalance({ otherOutstanding = 0 }: { otherOutstanding: number | undefined }) {
  const t = useT()
  const id = useId()
  const user = useSession((session) => session.user)
  const business = user?.isGuest === false && canPlaceOrders(user) ? user.businessAccount : undefined
  if (!business?.isEnabled || !business.invoice.enabled) return null
  const { invoice } = business
  const amounts: readonly (readonly [name: 'limit' | 'outstanding' | 'available', amount: Cents])[] = [
    ['limit', invoice.creditLimit],
    ['outstanding', invoice.currentOutstanding],
    ['available', invoiceAvailable(invoice)],
  ]
  return (
    <section className={sectionStyles.section} aria-labelledby={id}>
      <h2 id={id} className={sectionStyles.subtitle}>
        {t('statement.invoice')}
      </h2>
      <dl className={styles.amounts}>
        {amounts.map(([name, amount]) => (
          <div key={name}>
            <dt>{t(`payment.invoice_${name}`)}</dt>
            <dd>{formatPrice(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={sectionStyles.text}>{t('statement.terms')}</p>
      {otherOutstanding > 0 ? (
        <p className={sectionStyles.text}>
          {t('statement.other', { amount: formatPrice(otherOutstanding) })}
        </p>
      ) : null}
    </section>
  )
}
