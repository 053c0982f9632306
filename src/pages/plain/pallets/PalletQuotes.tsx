import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { formatPrice } from '../../../domain/money.ts'
import { formatCount, formatDate } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { to } from '../../../paths.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { PalletOrder } from './PalletOrder.tsx'
import styles from './PalletQuotes.module.css'

const statusTexts: Readonly<Record<PalletQuote['status'], MessageKey>> = {
  received: 'pallets.price_to_come',
  quoted: 'pallets.quoted',
  expired: 'pallet_order.expired',
  ordered: 'pallet_order.ordered',
}

/** What can be done with a quote: order it while it is valid, see its order, or request another one. */
function QuoteEnd({ quote }: { quote: PalletQuote }) {
  const t = useT()
  const { status, validUntil, orderGid } = quote
  if (orderGid !== undefined)
    return (
      <LinkButton variant="outline" wide to={to.order({ gid: orderGid })}>
        {t('pallet_order.see_order')}
      </LinkButton>
    )
  if (status === 'expired') return <p className={styles.when}>{t('pallet_order.expired_text')}</p>
  if (status !== 'quoted' || validUntil === undefined) return null
  return (
    <>
      <p className={styles.when}>{t('pallet_order.valid_until', { date: formatDate(validUntil) })}</p>
      <PalletOrder quote={quote} />
    </>
  )
}

function Quote({ quote }: { quote: PalletQuote }) {
  const { number, status, createdAt, deliveryDay, items, total } = quote
  const t = useT()
  const language = useLanguage()
  const isOpen = status === 'quoted' || status === 'ordered'
  return (
    <li className={styles.quote}>
      <div className={styles.row}>
        <h3 className={styles.number}>{number}</h3>
        <Badge tone={isOpen ? 'offer' : 'few'}>{t(statusTexts[status])}</Badge>
      </div>
      <p className={styles.when}>
        {t('pallets.asked_on', { date: formatDate(createdAt) })}
        {deliveryDay ? ` · ${t('pallets.for_day', { date: formatDate(deliveryDay) })}` : null}
      </p>
      <ul className={styles.items}>
        {items.map(({ variantId, name, pallets, units }) => (
          <li key={variantId}>
            {name} · {t('pallets.pallets', { count: pallets })},{' '}
            {t('pallets.pieces', { count: units, number: formatCount(units, language) })}
          </li>
        ))}
      </ul>
      {total === undefined ? null : (
        <p className={`${styles.row} ${styles.total}`}>
          <span>{t('pallets.total')}</span>
          <span>{formatPrice(total)}</span>
        </p>
      )}
      <QuoteEnd quote={quote} />
    </li>
  )
}

/** The shopper's requested quotes, the newest first; a price follows one working day later, and can then be ordered. */
export function PalletQuotes({ quotes }: { quotes: readonly PalletQuote[] }) {
  const t = useT()
  return (
    <section aria-labelledby="pallet-quotes">
      <h2 id="pallet-quotes" className={styles.title}>
        {t('pallets.yours')}
      </h2>
      <ul className={styles.quotes}>
        {quotes.map((quote) => (
          <Quote key={quote._id} quote={quote} />
        ))}
      </ul>
    </section>
  )
}
