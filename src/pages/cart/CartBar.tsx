import type { Cents } from '../../contract/entities/money.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './CartBar.module.css'

interface CartBarProps {
  total: Cents
  saved: Cents
  /** Why the cart cannot be checked out; null when it can. */
  reason: string | null
}

/** The total, always in view, and the way to the checkout; or the reason why there is none yet. */
export function CartBar({ total, saved, reason }: CartBarProps) {
  const t = useT()
  return (
    <aside className={styles.bar} aria-label={t('cart.summary')}>
      {reason ? (
        <p id="cart-blocked" className={styles.reason}>
          {reason}
        </p>
      ) : null}
      <div className={styles.sums}>
        <span className={styles.label}>{t('cart.total')}</span>
        <span className={styles.total}>{formatPrice(total)}</span>
        {saved > 0 ? (
          <span className={styles.saved}>{t('cart.you_save', { amount: formatPrice(saved) })}</span>
        ) : null}
      </div>
      {reason ? (
        <Button
          variant="primary"
          size="large"
          disabled
          aria-describedby="cart-blocked"
          className={styles.action}
        >
          {t('cart.checkout')}
        </Button>
      ) : (
        <LinkButton to={to.checkout()} variant="primary" size="large" className={styles.action}>
          {t('cart.checkout')}
        </LinkButton>
      )}
    </aside>
  )
}
