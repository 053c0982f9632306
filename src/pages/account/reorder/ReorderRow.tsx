import type { ReorderEntry } from '../../../contract/entities/reorder.ts'
import { maximumQuantity } from '../../../domain/product/maximumQuantity.ts'
import { priceOf } from '../../../domain/product/price.ts'
import { isAvailable, isDiscontinued } from '../../../domain/product/variant.ts'
import { PictureLink } from '../../../features/cart/PictureLink.tsx'
import { SizeText } from '../../../features/cart/SizeText.tsx'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useBackInStock } from '../../../features/lists/useBackInStock.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { to } from '../../../paths.ts'
import { addByIds } from '../../../stores/cart/bulkAdd.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { QuantityPicker } from '../../../ui/button/QuantityPicker.tsx'
import { Price } from '../../../ui/price/Price.tsx'
import styles from './ReorderRow.module.css'

interface ReorderRowProps {
  entry: ReorderEntry
  quantity: number
  onQuantity: (quantity: number) => void
  /** Called when that quantity was sent. */
  onAdded: (quantity: number) => void
}

/** Something bought before: how often and when, today's price, and the quantity of the last order to add again. */
export function ReorderRow({ entry, quantity, onQuantity, onAdded }: ReorderRowProps) {
  const t = useT()
  const config = useConfig()
  const { variant, timesBought, lastBoughtAt } = entry
  const { isSending, shortfalls, add } = useAddToCart()
  const addAgain = () =>
    add(quantity, async () => {
      const missing = await addByIds(Array.from({ length: quantity }, () => variant._id))
      onAdded(quantity)
      return missing
    })
  const canBuy = isAvailable(variant)
  return (
    <li className={canBuy ? styles.row : `${styles.row} ${styles.gone}`} data-row={variant.gid}>
      <PictureLink variant={variant} size={72} />
      <div className={styles.body}>
        <Link to={to.product(variant)} className={styles.name}>
          {variant.name}
        </Link>
        <SizeText variant={variant} className={styles.soft} />
        <p className={styles.soft}>
          {t('reorder.bought', { count: timesBought, date: formatDate(lastBoughtAt) })}
        </p>
        <div className={styles.foot}>
          {canBuy ? (
            <>
              <Price price={priceOf(variant)} />
              <span className={styles.buy}>
                <QuantityPicker
                  value={quantity}
                  size="small"
                  minimum={0}
                  maximum={maximumQuantity(variant, { config })}
                  label={t('cart.quantity_label', { name: variant.name })}
                  onChange={onQuantity}
                />
                <Button
                  size="small"
                  variant="outline"
                  pending={isSending}
                  disabled={quantity === 0}
                  aria-label={t('reorder.add_label', { name: variant.name, count: quantity })}
                  onClick={() => void addAgain()}
                >
                  {t('reorder.add')}
                </Button>
              </span>
            </>
          ) : (
            <Missing entry={entry} />
          )}
        </div>
        <Shortfalls shortfalls={shortfalls} />
      </div>
    </li>
  )
}

/** Sold out: the shopper can be notified. Discontinued: the product page shows similar products. */
function Missing({ entry }: { entry: ReorderEntry }) {
  const t = useT()
  const { variant } = entry
  const { isAsked, isStarting, ask } = useBackInStock(entry)
  const isOver = isDiscontinued(variant)
  const canAsk = !isOver && variant.excludedFromBackInStockNotification !== true
  return (
    <>
      <span className={styles.state}>{t(isOver ? 'card.discontinued' : 'card.sold_out')}</span>
      {canAsk ? (
        <Button
          size="small"
          variant="outline"
          pending={isStarting}
          aria-disabled={isAsked || undefined}
          aria-label={`${t(isAsked ? 'reorder.notified' : 'reorder.notify')}: ${variant.name}`}
          onClick={() => {
            if (!isAsked) void ask()
          }}
        >
          {t(isAsked ? 'reorder.notified' : 'reorder.notify')}
        </Button>
      ) : null}
    </>
  )
}
