import type { Cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './PlaceOrder.module.css'

interface PlaceOrderProps {
  total: Cents
  canPlace: boolean
  isPlacing: boolean
  onPlace: () => void
}

/** The total, always in view, and the one button that orders: pending while it works, so that one click is one order. */
export function PlaceOrder({ total, canPlace, isPlacing, onPlace }: PlaceOrderProps) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <div className={styles.sums}>
        <span className={styles.label}>{t('cart.total')}</span>
        <span className={styles.total}>{formatPrice(total)}</span>
      </div>
      <Button
        variant="primary"
        size="large"
        className={styles.action}
        pending={isPlacing}
        disabled={!canPlace}
        aria-describedby="place-order-note"
        onClick={onPlace}
      >
        {isPlacing ? t('checkout.placing') : t('checkout.place_order')}
      </Button>
      <p id="place-order-note" className={styles.note}>
        {canPlace ? t('checkout.place_order_terms') : t('checkout.incomplete')}
      </p>
    </div>
  )
}
