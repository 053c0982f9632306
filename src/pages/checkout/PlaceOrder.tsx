import type { RefObject } from 'react'
import type { Cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './PlaceOrder.module.css'

interface PlaceOrderProps {
  total: Cents
  region: RefObject<HTMLElement | null>
  /** Why the cart can't be ordered as it is, in words; null when it can. */
  blocked: string | null
  /** Every step is done. */
  isComplete: boolean
  isPlacing: boolean
  onPlace: () => void
}

/**
 * The total, always in view, and the one button that orders: pending while it works, so that one click is one order. What
 * stands in the cart's way is said from the start, with the way to the cart.
 */
export function PlaceOrder({ total, region, blocked, isComplete, isPlacing, onPlace }: PlaceOrderProps) {
  const t = useT()
  const note = isComplete ? t('checkout.place_order_terms') : t('checkout.incomplete')
  return (
    <section ref={region} className={styles.bar} tabIndex={-1} aria-label={t('checkout.place_order')}>
      <div className={styles.sums}>
        <span className={styles.label}>{t('cart.total')}</span>
        <span className={styles.total}>{formatPrice(total)}</span>
      </div>
      <Button
        variant="primary"
        size="large"
        className={styles.action}
        pending={isPlacing}
        disabled={blocked !== null || !isComplete}
        aria-describedby="place-order-note"
        onClick={onPlace}
      >
        {isPlacing ? t('checkout.placing') : t('checkout.place_order')}
      </Button>
      {blocked === null ? (
        <p id="place-order-note" className={styles.note}>
          {note}
        </p>
      ) : (
        <div className={styles.blocked}>
          <p id="place-order-note" className={styles.reason}>
            {blocked}
          </p>
          <LinkButton variant="outline" size="small" to={to.cart()}>
            {t('checkout.change_cart')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
