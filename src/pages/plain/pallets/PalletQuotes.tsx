import type { PalletQuote } from '../../../contract/entities/palletQuote.ts'
import { formatPrice } from '../../../domain/money.ts'
import { formatCount, formatDate } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import styles from './PalletQuotes.module.css'

function Quote({ quote: { number, createdAt, deliveryDay, items, total } }: { quote: PalletQuote }) {
  const t = useT()
  const language = useLanguage()
  return (
    <li className={styles.quote}>
      <div className={styles.row}>
        <h3 className={styles.number}>{number}</h3>
        {total === undefined ? (
          <Badge tone="few">{t('pallets.price_to_come')}</Badge>
        ) : (
          <Badge tone="offer">{t('pallets.quoted')}</Badge>
        )}
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
    </li>
  )
}

/** The shopper's requested quotes, the newest first; a price follows one working day later. */
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
