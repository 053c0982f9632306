import type { CartShortfall } from '../../../contract/entities/cart.ts'
import type { ReorderEntry } from '../../../contract/entities/reorder.ts'
import { ADDED_AT_ONCE_MAXIMUM } from '../../../contract/limits.ts'
import { formatPrice, sum, times } from '../../../domain/money.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'
import { useT } from '../../../i18n/index.ts'
import { addByIds } from '../../../stores/cart/bulkAdd.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './ReorderRow.module.css'

interface ReorderAllProps {
  entries: readonly ReorderEntry[]
  quantityOf: (entry: ReorderEntry) => number
}

/** A call takes only so many ids: more are sent in several, one after the other. */
async function addAll(ids: readonly string[]): Promise<readonly CartShortfall[]> {
  const missing: CartShortfall[] = []
  for (let at = 0; at < ids.length; at += ADDED_AT_ONCE_MAXIMUM)
    // One after the other: each answer has the cart that the next call adds to.
    missing.push(...(await addByIds(ids.slice(at, at + ADDED_AT_ONCE_MAXIMUM))))
  return missing
}

/** Adds everything available on the page at its quantity in one press, and lists what could not be added in full. */
export function ReorderAll({ entries, quantityOf }: ReorderAllProps) {
  const t = useT()
  const { isSending, shortfalls, add } = useAddToCart()
  const available = entries.filter((entry) => isAvailable(entry.variant) && quantityOf(entry) > 0)
  const total = sum(available.map((entry) => times(pricePaid(entry.variant), quantityOf(entry))))
  const ids = available.flatMap((entry) => Array.from({ length: quantityOf(entry) }, () => entry.variant._id))
  return (
    <div className={styles.all}>
      <Shortfalls shortfalls={shortfalls} />
      <Button
        size="large"
        wide
        pending={isSending}
        disabled={ids.length === 0}
        onClick={() => void add(ids.length, () => addAll(ids))}
      >
        {ids.length === 0
          ? t('lists.nothing_to_add')
          : t('reorder.add_all', { count: ids.length, total: formatPrice(total, { free: t('price.free') }) })}
      </Button>
    </div>
  )
}
