import type { ProductPage } from '../../../contract/entities/page.ts'
import { DEFAULT_MAXIMUM_QUANTITY } from '../../../contract/limits.ts'
import { lineKey, targetOf } from '../../../domain/cart/cart.ts'
import { formatPrice, times } from '../../../domain/money.ts'
import { addableAtOnce } from '../../../domain/product/maximumQuantity.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import {
  canNotifyBackInStock,
  isAvailable,
  isDiscontinued,
  isSample,
} from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { useCart, useLineQuantity } from '../../../stores/cart/cart.ts'
import { maximumOf } from '../../../stores/cart/maximumOf.ts'
import { reportClamped } from '../../../stores/cart/cartWrites.ts'
import { changeQuantity } from '../../../stores/cart/changeQuantity.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { openPanel } from '../../../stores/overlays/panels.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { QuantityPicker } from '../../../ui/button/QuantityPicker.tsx'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { isWideScreen } from '../../../ui/layout/isWideScreen.ts'
import { focusMainIfLost } from '../../../ui/layout/focusMain.ts'
import { StableText } from '../../../ui/text/StableText.tsx'
import { sampleLimitOf } from '../../../features/cart/sampleLimitOf.ts'
import { useMaximumText } from '../../../features/cart/useMaximumText.ts'
import { NoticeButton } from './NoticeButton.tsx'
import { useChosenQuantity } from './useChosenQuantity.ts'
import styles from './AddBar.module.css'

type AddBarProps = Pick<ProductPage, 'variant' | 'warehouse'> & {
  /** Whether it can be had at the shopper's location. */
  isHere: boolean
}

type ItemProps = Pick<ProductPage, 'variant' | 'warehouse'> & { maximum: number }

/** The quantity picker, and the button that adds to the cart or changes its quantity; on phones, fixed at the bottom. */
export function AddBar(props: AddBarProps) {
  const { variant, warehouse } = props
  const target = targetOf({ variant, warehouse })
  const inCart = useLineQuantity(lineKey(target))
  // Other lines of the cart can lower it: those of the same product, and samples.
  const maximum = useCart(() => maximumOf(target))
  if (!props.isHere && inCart === 0 && isAvailable(variant)) return <NotHere />
  if (maximum === 0 && inCart === 0) return <NothingToAdd {...props} maximum={maximum} />
  return <Adding {...props} maximum={maximum} inCart={inCart} />
}

/** What is not delivered to the shopper's location can be had from another one. */
function NotHere() {
  const t = useT()
  return (
    <div className={styles.bar}>
      <Button
        size="large"
        variant="outline"
        className={styles.button}
        onClick={() => openModal({ kind: 'location', isLocked: false })}
      >
        {t('product.change_place')}
      </Button>
    </div>
  )
}

/** In place of the picker for a product that cannot be added: the reason, or a button for a back-in-stock notice. */
function NothingToAdd({ variant, warehouse, maximum }: ItemProps) {
  const t = useT()
  if (canNotifyBackInStock(variant))
    return (
      <div className={styles.bar}>
        <NoticeButton variant={variant} warehouse={warehouse} className={styles.button} />
      </div>
    )
  // The cart has the maximum of samples: the button opens the dialog that explains it (document 1 §5).
  if (isSample(variant) && isAvailable(variant))
    return (
      <div className={styles.bar}>
        <Button
          size="large"
          className={styles.button}
          onClick={() => reportClamped(targetOf({ variant, warehouse }), maximum)}
        >
          {t('product.add_sample')}
        </Button>
      </div>
    )
  // The cart has as many of it from another place as an order may have.
  if (isAvailable(variant))
    return (
      <div className={styles.bar}>
        <Button size="large" variant="outline" className={styles.button} onClick={() => openPanel('cart')}>
          {t('product.in_cart')}
        </Button>
        <p className={styles.maximum}>
          {t('cart.at_most', { count: variant.maxCartQuantity ?? DEFAULT_MAXIMUM_QUANTITY })}
        </p>
      </div>
    )
  return (
    <div className={styles.bar}>
      <Button size="large" disabled className={styles.button}>
        {isDiscontinued(variant) ? t('product.discontinued_short') : t('product.out_of_stock_short')}
      </Button>
    </div>
  )
}

function Adding({ variant, warehouse, maximum, inCart }: ItemProps & { inCart: number }) {
  const t = useT()
  const config = useConfig()
  const maximumText = useMaximumText()
  const target = targetOf({ variant, warehouse })
  const atOnce = config ? addableAtOnce(variant, inCart, config, { cap: maximum }) : maximum
  const most = Math.max(inCart, Math.min(maximum, inCart + atOnce))
  const { quantity, choose } = useChosenQuantity(inCart, most)

  const atMost = () => {
    if (quantity < most) return null
    return most < maximum
      ? t('product.at_once', { count: most - inCart })
      : maximumText(variant, quantity, maximum)
  }
  const hint = atMost()
  const amount = formatPrice(times(pricePaid(variant), quantity), { free: t('price.free') })
  const confirm = () => {
    if (quantity === inCart) return openPanel('cart')
    const isChanged = changeQuantity(target, quantity, { via: 'product' })
    // On wide screens the cart opens without a notice.
    if (isChanged && inCart === 0 && isWideScreen())
      announce(
        t(quantity === 1 ? 'notices.added' : 'notices.added_quantity', { name: variant.name, quantity }),
      )
    // After the removal, a product that cannot be added has another button.
    focusMainIfLost()
  }
  const label = () => {
    if (inCart === 0) return isSample(variant) ? t('product.add_sample') : t('product.add', { amount })
    if (quantity === inCart) return t('product.in_cart')
    return quantity === 0 ? t('product.remove') : t('product.update', { amount })
  }

  return (
    <div className={styles.bar} role="group" aria-label={t('product.add_label', { name: variant.name })}>
      <QuantityPicker
        value={quantity}
        minimum={inCart > 0 ? 0 : 1}
        maximum={most}
        moreHint={hint}
        onBlocked={sampleLimitOf(target, maximum)}
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
        <StableText>{label()}</StableText>
      </Button>
      {/* For a sample, the notices above contain the limit. */}
      {hint && !isSample(variant) ? <p className={styles.maximum}>{hint}</p> : null}
    </div>
  )
}
