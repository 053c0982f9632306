import { useState } from 'react'
import type { Cart } from '../../contract/entities/cart.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { itemCount, lineKey, lineTotal } from '../../domain/cart/cart.ts'
import { countingCodes } from '../../domain/product/discount.ts'
import { useT } from '../../i18n/index.ts'
import { ItemList } from '../../features/order/ItemList.tsx'
import { useGroupTexts } from '../../features/cart/useGroupTexts.ts'
import { Sums } from '../../features/order/Sums.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './OrderSummary.module.css'

interface OrderSummaryProps {
  cart: Cart
  info: Pick<CheckoutInfo, 'pricingInfo' | 'appliedPromoCodes'>
}

/** The summary of the order: the items, collapsed to a count, the fee of each delivery, and the breakdown of the total. */
export function OrderSummary({ cart, info }: OrderSummaryProps) {
  const t = useT()
  const texts = useGroupTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={styles.card} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.title}>
        {t('checkout.summary_title')}
      </h2>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls="order-summary-items"
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('cart.items', { count: itemCount(cart) })}</span>
        <span className={styles.action}>
          {isOpen ? t('checkout.summary_hide') : t('checkout.summary_show')}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </span>
      </button>
      <div id="order-summary-items" hidden={!isOpen}>
        <ItemList
          label={t('confirmation.items_title')}
          items={cart.cartVariants.map((line) => ({
            id: lineKey(line),
            variant: line.variant,
            quantity: line.quantity,
            total: lineTotal(line),
            note: line.customerItemPickingNotes,
          }))}
        />
      </div>
      <Sums
        pricing={info.pricingInfo}
        deliveries={texts.deliveries(cart.groups)}
        codes={countingCodes(info.appliedPromoCodes)}
      />
    </section>
  )
}
