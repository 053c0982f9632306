import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { lineKey, targetOf } from '../../domain/cart/cart.ts'
import { useBoughtBefore } from '../../stores/lists/boughtBefore.ts'
import { useLineQuantity } from '../../stores/cart/cart.ts'
import { changeQuantity } from '../../stores/cart/changeQuantity.ts'
import { maximumOf } from '../../stores/cart/maximumOf.ts'
import { useConfig } from '../../stores/session/session.ts'
import { ProductCard } from './ProductCard.tsx'
import { sampleLimitOf } from '../cart/sampleLimitOf.ts'
import { LazyCardNotice } from './LazyCardNotice.tsx'
import { ProductHeart } from './ProductHeart.tsx'

interface ShopCardProps {
  entry: ListingEntry
  /** One of the first pictures of the page: fetched before the rest. */
  priority?: boolean
  /** The first of all, which is as large as any: fetched before those. */
  isLargest?: boolean
  heading?: 'h2' | 'h3'
}

/** A product card connected to the cart: its "+" adds, its stepper changes the line. */
export function ShopCard({ entry, priority, isLargest, heading }: ShopCardProps) {
  const target = targetOf(entry)
  const quantity = useLineQuantity(lineKey(target))
  const maximum = maximumOf(target)
  const limitedQuantityForAll = useConfig()?.limitedQuantityForAll
  const isBoughtBefore = useBoughtBefore(({ gids }) => gids.includes(entry.variant.gid))
  return (
    <ProductCard
      entry={entry}
      quantity={quantity}
      maximum={maximum}
      limitedQuantityForAll={limitedQuantityForAll}
      isBoughtBefore={isBoughtBefore}
      priority={priority}
      isLargest={isLargest}
      heading={heading}
      corner={<ProductHeart variant={entry.variant} />}
      whenGone={<LazyCardNotice variant={entry.variant} warehouse={entry.warehouse} />}
      onQuantity={(next) => changeQuantity(target, next, { via: 'card' })}
      onBlocked={sampleLimitOf(target, maximum)}
    />
  )
}
