import type { Cart } from '../../contract/entities/cart.ts'
import { savingsOf } from '../../domain/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { blockedReason } from '../../ui/cart/blockedReason.ts'
import { useGroupWords } from '../../ui/cart/groupWords.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import styles from './CartBar.module.css'
import { CartSums } from './CartSums.tsx'

/** The total, always in view, and the way to the checkout; or the reason why there is none yet. */
export function CartBar({ cart }: { cart: Cart }) {
  const t = useT()
  const words = useGroupWords()
  const reason = blockedReason(cart, t, words.title)
  const saved = savingsOf(cart)
  return (
    <aside className={styles.bar} aria-label={t('cart.summary')}>
      <div className={styles.rows}>
        <CartSums cart={cart} />
      </div>
      {reason ? (
        <p id="cart-blocked" className={styles.reason}>
          {reason}
        </p>
      ) : null}
      <div className={styles.sums}>
        <span className={styles.label}>{t('cart.total')}</span>
        <span className={styles.total}>{formatPrice(cart.pricingInfo.totalPrice)}</span>
        {saved > 0 ? (
          <span className={styles.saved}>{t('cart.you_save', { amount: formatPrice(saved) })}</span>
        ) : null}
      </div>
      {reason ? (
        <Button size="large" disabled aria-describedby="cart-blocked" className={styles.action}>
          {t('cart.checkout')}
        </Button>
      ) : (
        <LinkButton to={to.checkout()} size="large" className={styles.action}>
          {t('cart.checkout')}
        </LinkButton>
      )}
    </aside>
  )
}
