import { memo } from 'react'
import type { CartVariant } from '../../contract/entities/cart.ts'
import { lineTotal } from '../../domain/cart/cart.ts'
import { formatPrice } from '../../domain/money.ts'
import { priceOf } from '../../domain/product/price.ts'
import { isAvailable, isDiscontinued } from '../../domain/product/variant.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { closePanel } from '../../stores/overlays/panels.ts'
import { Picture } from '../../ui/media/Picture.tsx'
import { QuantityPicker } from '../../ui/button/QuantityPicker.tsx'
import { useLineStepper } from '../../features/cart/useLineStepper.ts'
import styles from './CartPanelLine.module.css'

interface CartPanelLineProps {
  id: string
  line: CartVariant
  maximum: number
  problem: string | null
  /** Sets the quantity of a line; returns false where the change still needs an answer. */
  onQuantity: (line: CartVariant, quantity: number) => boolean
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
  const { variant } = line
  const { kind } = priceOf(variant)
  const stepper = useLineStepper(line, maximum)
  return (
    <li id={id} className={styles.line} tabIndex={-1} aria-label={variant.name}>
      <span className={styles.picture} data-tint={variant.product.tint}>
        <Picture variant={variant} size={64} />
      </span>
      <div className={styles.body}>
        <Link to={to.product(variant)} className={styles.name} onClick={closePanel}>
          {variant.name}
        </Link>
        <div className={styles.foot}>
          <QuantityPicker {...stepper} size="small" onChange={(next) => onQuantity(line, next)} />
          {isAvailable(variant) ? (
            <span className={kind === 'sale' ? `${styles.total} ${styles.sale}` : styles.total}>
              {kind === 'sample'
                ? t('price.sample')
                : formatPrice(lineTotal(line), { free: t('price.free') })}
            </span>
          ) : null}
        </div>
        {!isAvailable(variant) ? (
          // It is not in the sum.
          <p className={styles.problem}>
            {t(isDiscontinued(variant) ? 'card.discontinued' : 'card.sold_out')}
          </p>
        ) : problem ? (
          <p className={styles.problem}>{problem}</p>
        ) : stepper.moreHint ? (
          <p className={styles.maximum}>{stepper.moreHint}</p>
        ) : null}
      </div>
    </li>
  )
})
