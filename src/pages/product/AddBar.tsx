import type { ProductPage } from '../../contract/entities/page.ts'
import { lineKey, targetOf } from '../../domain/cart.ts'
import { formatPrice, times } from '../../domain/money.ts'
import { pricePaid } from '../../domain/price.ts'
import { isDiscontinued, isSample } from '../../domain/variant.ts'
import { useT } from '../../i18n/index.ts'
import { useLineQuantity } from '../../stores/cart.ts'
import { openPanel } from '../../stores/panels.ts'
import { Button } from '../../ui/Button.tsx'
import { QuantityPicker } from '../../ui/QuantityPicker.tsx'
import { useMaximumWords } from '../../ui/useMaximumWords.ts'
import { changeQuantity } from '../cards/changeQuantity.ts'
import { useChosenQuantity } from './useChosenQuantity.ts'
import styles from './AddBar.module.css'

type AddBarProps = Pick<ProductPage, 'variant' | 'warehouse'> & { maximum: number }

/** How many, and the button that puts them in the cart or changes what is there; always in reach of the thumb. */
export function AddBar({ variant, warehouse, maximum }: AddBarProps) {
  const t = useT()
  const target = targetOf({ variant, warehouse })
  const inCart = useLineQuantity(lineKey(target))
  const { quantity, choose } = useChosenQuantity(inCart, maximum)
  const atMaximum = useMaximumWords()(variant, quantity, maximum)

  if (maximum === 0 && inCart === 0)
    return (
      <div className={styles.bar}>
        <Button size="large" disabled className={styles.button}>
          {isDiscontinued(variant) ? t('product.discontinued_short') : t('product.out_of_stock_short')}
        </Button>
      </div>
    )

  const amount = formatPrice(times(pricePaid(variant), quantity), { free: t('price.free') })
  const confirm = () => {
    if (quantity === inCart) openPanel('cart')
    else changeQuantity(target, quantity)
  }
  const label = () => {
    if (inCart === 0) return t('product.add', { amount })
    if (quantity === inCart) return t('product.in_cart')
    return quantity === 0 ? t('product.remove') : t('product.update', { amount })
  }

  return (
    <div className={styles.bar} role="group" aria-label={t('product.add_label', { name: variant.name })}>
      <QuantityPicker
        value={quantity}
        minimum={inCart > 0 ? 0 : 1}
        maximum={maximum}
        moreHint={atMaximum}
        label={t('product.quantity_label', { name: variant.name })}
        size="large"
        onChange={choose}
      />
      <Button
        size="large"
        variant={quantity === inCart ? 'outline' : 'primary'}
        className={styles.button}
        onClick={confirm}
      >
        {label()}
      </Button>
      {/* Of a sample the notices above say it from the start. */}
      {atMaximum && !isSample(variant) ? <p className={styles.maximum}>{atMaximum}</p> : null}
    </div>
  )
}
