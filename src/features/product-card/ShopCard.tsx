import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { lineKey, targetOf } from '../../domain/cart/cart.ts'
import { useBoughtBefore } from '../../stores/lists/boughtBefore.ts'
import { useCart, useLineQuantity } from '../../stores/cart/cart.ts'
import { changeQuantity } from '../../stores/cart/changeQuantity.ts'
import { maximumOf } from '../../stores/cart/maximumOf.ts'
import { useConfig } from '../../stores/session/session.ts'
import { useIsServed, usePlaceName } from '../cart/useIsServed.ts'
import { useT } from '../../i18n/index.ts'
import { ProductCard } from './ProductCard.tsx'
import { sampleLimitOf } from '../cart/sampleLimitOf.ts'
import { LazyCardNotice } from './LazyCardNotice.tsx'
import { ProductHeart } from './ProductHeart.tsx'

/** Why the entry is not delivered to the shopper's location; the server has chosen a warehouse that serves it, if any does. */
function useNotHere({ warehouse }: ListingEntry): string | undefined {
  const t = useT()
  const isServed = useIsServed()
  const place = usePlaceName()
  return isServed(warehouse) ? undefined : t('card.not_here', { place })
}

interface ShopCardProps {
  entry: ListingEntry
  /** One of the first pictures of the page: fetched before the rest. */
  priority?: boolean
  /** The first card of the page, whose picture may be its largest paint: fetched before all others. */
  isLargest?: boolean
  heading?: 'h2' | 'h3'
}

/** A product card connected to the cart: its "+" adds, its stepper changes the line. */
export function ShopCard({ entry, priority, isLargest, heading }: ShopCardProps) {
  const target = targetOf(entry)
  const quantity = useLineQuantity(lineKey(target))
  // Other lines of the cart can lower it: those of the same product, and samples.
  const maximum = useCart(() => maximumOf(target))
  const limitedQuantityForAll = useConfig()?.limitedQuantityForAll
  const notHere = useNotHere(entry)
  const isBoughtBefore = useBoughtBefore(({ gids }) => gids.includes(entry.variant.gid))
  return (
    <ProductCard
      entry={entry}
      quantity={quantity}
      maximum={maximum}
      limitedQuantityForAll={limitedQuantityForAll}
      isBoughtBefore={isBoughtBefore}
      notHere={notHere}
      priority={priority}
      isLargest={isLargest}
      heading={heading}
      corner={<ProductHeart variant={entry.variant} />}
      whenGone={<LazyCardNotice variant={entry.variant} warehouse={entry.warehouse} />}
      onQuantity={(next) => changeQuantity(target, next, { via: 'card', isStep: true })}
      onBlocked={sampleLimitOf(target, maximum)}
    />
  )
}
