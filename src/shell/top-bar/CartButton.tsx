import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { itemCount } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { useOptimisticCart } from '../../stores/cart/cart.ts'
import { openPanel } from '../../stores/overlays/panels.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './CartButton.module.css'
import { isPlainPress } from '../../navigation/link/isPlainPress.ts'
import { Link } from '../../navigation/link/Link.tsx'

interface CartButtonProps {
  /** `pill` is green with total and count and opens the cart panel; `round` is an icon with the count and links to the cart. */
  look: 'pill' | 'round'
  className?: string | undefined
}

/** The button that leads to the cart, with its total or count. */
export function CartButton({ look, className }: CartButtonProps) {
  const t = useT()
  const { pathname } = useLocation()
  const cart = useOptimisticCart()
  const count = itemCount(cart)
  const total = formatPrice(cart.pricingInfo.totalPrice)
  const open = (event: MouseEvent) => {
    if (look !== 'pill' || pathname === to.cart() || !isPlainPress(event)) return
    event.preventDefault()
    openPanel('cart')
  }
  return (
    <Link
      to={to.cart()}
      className={[styles[look], className].filter(Boolean).join(' ')}
      aria-label={count === 0 ? t('shell.cart_empty') : t('shell.cart_label', { count, total })}
      onClick={open}
    >
      <Icon name="shopping-cart" size={look === 'pill' ? 20 : 24} />
      {look === 'pill' ? (
        <span aria-hidden="true">{count === 0 ? t('shell.tab_cart') : `${total} · ${count}`}</span>
      ) : null}
      {look === 'round' && count > 0 ? (
        <Badge tone="count" className={styles.count}>
          {count}
        </Badge>
      ) : null}
    </Link>
  )
}
