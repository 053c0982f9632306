import { memo } from 'react'
import type { CartVariant } from '../../contract/entities/cart.ts'
import { lineTotal } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { priceOf } from '../../domain/product/price.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { QuantityPicker } from '../../ui/button/QuantityPicker.tsx'
import { useMaximumText } from '../../features/cart/useMaximumText.ts'
import styles from './CartPanelLine.module.css'

interface CartPanelLineProps {
  id: string
  line: CartVariant
  maximum: number
  problem: string | null
  onQuantity: (line: CartVariant, quantity: number) => void
}

/** One line of the cart panel: what it is, and its quantity picker. */
export const CartPanelLine = memo(function CartPanelLine({
  id,
  line,
  maximum,
  problem,
  onQuantity,
}: CartPanelLineProps) {
  const t = useT()
  const { variant, quantity } = line
  const atMaximum = useMaximumText()(variant, quantity, maximum)
  return (
    <li id={id} className={styles.line} tabIndex={-1} aria-label={variant.name}>
      <span className={styles.picture} data-tint={variant.product.tint}>
        <Picture variant={variant} size={64} />
      </span>
      <div className={styles.body}>
        <Link to={to.product(variant)} className={styles.name}>
          {variant.name}
        </Link>
        <div className={styles.foot}>
          <QuantityPicker
            value={quantity}
            minimum={0}
            maximum={maximum}
            moreHint={atMaximum}
            size="small"
            label={t('cart.quantity_label', { name: variant.name })}
            onChange={(next) => onQuantity(line, next)}
          />
          <span
            className={priceOf(variant).kind === 'sale' ? `${styles.total} ${styles.sale}` : styles.total}
          >
            {formatPrice(lineTotal(line), { free: t('price.free') })}
          </span>
        </div>
        {problem ? (
          <p className={styles.problem}>{problem}</p>
        ) : atMaximum ? (
          <p className={styles.maximum}>{atMaximum}</p>
        ) : null}
      </div>
    </li>
  )
})
