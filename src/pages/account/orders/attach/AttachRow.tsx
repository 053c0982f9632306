import type { Variant } from '../../../../contract/entities/product/variant.ts'
import { formatPrice } from '../../../../domain/money.ts'
import { pricePaid } from '../../../../domain/product/price.ts'
import { SizeText } from '../../../../features/cart/SizeText.tsx'
import { useT } from '../../../../i18n/index.ts'
import { IconButton } from '../../../../ui/button/IconButton.tsx'
import { QuantityPicker } from '../../../../ui/button/QuantityPicker.tsx'
import { Picture } from '../../../../ui/media/Picture.tsx'
import styles from './AddItemsForm.module.css'

interface AttachRowProps {
  variant: Variant
  /** 0 while it is not chosen. */
  quantity: number
  onQuantity: (variant: Variant, quantity: number) => void
}

/** A product that can be added to an order, with a plus, or a chosen one with its quantity. */
export function AttachRow({ variant, quantity, onQuantity }: AttachRowProps) {
  const t = useT()
  const { name } = variant
  return (
    <li className={styles.row} aria-label={name} data-item={variant._id}>
      <span className={styles.picture} data-tint={variant.product.tint}>
        <Picture variant={variant} size={48} />
      </span>
      <div className={styles.text}>
        <span className={styles.name}>{name}</span>
        <SizeText variant={variant} className={styles.soft} />
        <span className={styles.price}>{formatPrice(pricePaid(variant), { free: t('price.free') })}</span>
      </div>
      {quantity === 0 ? (
        <IconButton
          icon="plus"
          className={styles.add}
          label={t('orders.attach_add', { name })}
          onClick={() => onQuantity(variant, 1)}
        />
      ) : (
        <QuantityPicker
          label={t('orders.attach_quantity', { name })}
          size="small"
          minimum={0}
          value={quantity}
          maximum={variant.maxCartQuantity ?? Infinity}
          onChange={(next) => onQuantity(variant, next)}
        />
      )}
    </li>
  )
}
