import { formatPrice, sum, times } from '../../../domain/money.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { isAvailable } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { addWholeList } from '../../../stores/cart/bulkAdd.ts'
import { waitForListWrites } from '../../../stores/lists/listWrites.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './AddListToCart.module.css'
import { Shortfalls } from '../../../features/cart/Shortfalls.tsx'
import { useAddToCart } from '../../../features/cart/useAddToCart.ts'
import type { ListLine } from './useListLinesOf.ts'

interface AddListToCartProps {
  listId: string
  /** The search term in the list; empty for the whole list. */
  term: string
  lines: readonly ListLine[]
}

/** Adds all available items of a list, or of a search in it, to the cart and reports the shortfalls. */
export function AddListToCart({ listId, term, lines }: AddListToCartProps) {
  const t = useT()
  const { isSending, shortfalls, add } = useAddToCart()
  const toAdd = lines.filter(({ entry }) => isAvailable(entry.variant))
  const total = sum(toAdd.map(({ entry, quantity }) => times(pricePaid(entry.variant), quantity)))
  const wanted = lines.reduce((all, { quantity }) => all + quantity, 0)
  const send = async () => {
    await waitForListWrites()
    return await addWholeList(
      listId,
      lines.map(({ entry, quantity }) => ({ variant: entry.variant, quantity })),
      term,
    )
  }
  return (
    <div className={styles.place}>
      <Button
        size="large"
        wide
        pending={isSending}
        disabled={toAdd.length === 0}
        onClick={() => void add(wanted, send)}
      >
        {toAdd.length === 0
          ? t('lists.nothing_to_add')
          : t('from_source.add', {
              count: toAdd.length,
              total: formatPrice(total, { free: t('price.free') }),
            })}
      </Button>
      <Shortfalls shortfalls={shortfalls} />
    </div>
  )
}
