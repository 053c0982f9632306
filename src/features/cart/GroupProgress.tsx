import type { GroupSummary } from '../../contract/entities/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { Emphasis } from './Emphasis.tsx'
import styles from './GroupProgress.module.css'

/**
 * The progress of one delivery: first to its minimum, then to free delivery (document 1 §5). Mango on the way, leaf green once reached;
 * nothing if there is neither.
 */
export function GroupProgress({ summary }: { summary: GroupSummary }) {
  const t = useT()
  if (!summary.hasShipping)
    return (
      <p className={styles.refused}>
        <Icon name="circle-alert" size={16} /> {t('cart.no_shipping')}
      </p>
    )
  if (!summary.orderMinimumMet) {
    const amount = formatPrice(summary.orderMinimumNeeded)
    return (
      <div className={styles.progress}>
        <ProgressBar
          value={summary.subTotal}
          maximum={summary.orderMinimum}
          label={t('cart.progress_minimum')}
        />
        <p className={styles.text}>
          <Emphasis
            text={t('cart.minimum_more', { amount, minimum: formatPrice(summary.orderMinimum) })}
            part={amount}
          />
        </p>
      </div>
    )
  }
  const { freeShippingMinimum, freeShippingDifference } = summary
  if (freeShippingMinimum === undefined) return null
  const amount = freeShippingDifference ? formatPrice(freeShippingDifference) : null
  return (
    <div className={styles.progress}>
      <ProgressBar
        value={Math.min(summary.subTotal, freeShippingMinimum)}
        maximum={freeShippingMinimum}
        label={t('cart.progress_free_delivery')}
      />
      {amount ? (
        <p className={styles.text}>
          <Emphasis text={t('cart.free_delivery_more', { amount })} part={amount} />
        </p>
      ) : (
        <p className={styles.reached}>{t('cart.free_delivery_reached')}</p>
      )}
    </div>
  )
}
