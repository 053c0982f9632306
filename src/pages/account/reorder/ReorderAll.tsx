import { useRef } from 'react'
import type { ReorderEntry } from '../../../contract/entities/reorder.ts'
import { formatPrice, sum, times } from '../../../domain/money.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'
import { useT } from '../../../i18n/index.ts'
import { addQuantities, nothingSent } from '../../../stores/cart/addQuantities.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './ReorderRow.module.css'
import type { AddedEntry } from './useQuantities.ts'

interface ReorderAllProps {
  entries: readonly ReorderEntry[]
  quantityOf: (entry: ReorderEntry) => number
  /** Called when everything was sent. */
  onAdded: (added: readonly AddedEntry[]) => void
}

/** Adds everything available on the page at its quantity in one press, and lists what could not be added in full. */
export function ReorderAll({ entries, quantityOf, onAdded }: ReorderAllProps) {
  const t = useT()
  const { isSending, shortfalls, add } = useAddToCart()
  const available = entries.filter((entry) => isAvailable(entry.variant) && quantityOf(entry) > 0)
  const total = sum(available.map((entry) => times(pricePaid(entry.variant), quantityOf(entry))))
  const count = available.reduce((all, entry) => all + quantityOf(entry), 0)
  // After a failed call, the next press adds the rest.
  const sent = useRef(nothingSent)
  const addAll = async () => {
    const chosen = available.map((entry) => ({ entry, quantity: quantityOf(entry) }))
    const wanted = chosen.map(({ entry, quantity }) => ({ variantId: entry.variant._id, quantity }))
    const missing = await addQuantities(wanted, {
      sent: sent.current,
      onSent: (part) => {
        sent.current = part
      },
    })
    sent.current = nothingSent
    onAdded(chosen)
    return missing
  }
  return (
    <div className={styles.all}>
      <Shortfalls shortfalls={shortfalls} />
      <Button
        size="large"
        wide
        pending={isSending}
        disabled={count === 0}
        onClick={() => void add(count, addAll)}
      >
        {count === 0
          ? t('lists.nothing_to_add')
          : t('reorder.add_all', { count, total: formatPrice(total, { free: t('price.free') }) })}
      </Button>
    </div>
  )
}
