import type { ReactNode } from 'react'
import type { ListingEntry } from '../../contract/entities/listingEntry.ts'
import { ProductRow } from '../../ui/ProductRow.tsx'
import { ShopCard } from './ShopCard.tsx'

interface ShopRowProps {
  title: string
  products: readonly ListingEntry[]
  moreHref?: string | undefined
  /** What stands beside the title, for example when the offers end. */
  aside?: ReactNode
  /** How many pictures are on screen at once and fetched first. */
  firstPictures?: number
}

/** A row of goods to swipe through, under its title; nothing where there are no goods. */
export function ShopRow({ title, products, moreHref, aside, firstPictures = 0 }: ShopRowProps) {
  if (products.length === 0) return null
  return (
    <ProductRow title={title} moreHref={moreHref} aside={aside}>
      {products.map((entry, index) => (
        <ShopCard
          key={`${entry.variant._id}:${entry.warehouse._id}`}
          entry={entry}
          priority={index < firstPictures}
        />
      ))}
    </ProductRow>
  )
}
