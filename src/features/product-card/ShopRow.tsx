import { type ReactNode, useRef } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { ProductRow } from './ProductRow.tsx'
import { useWhenNear } from '../../ui/deferred/useDeferredRender.ts'
import { ShopCard } from './ShopCard.tsx'

interface ShopRowProps {
  title: string
  products: readonly ListingEntry[]
  /** The name of the row in tracking events. */
  list?: string | undefined
  moreHref?: string | undefined
  /** Beside the title, for example the end of the offers. */
  aside?: ReactNode
  /** In the first viewport: its visible cards render and load first, and determine the height. */
  isInView?: boolean
  /** Its first picture is the largest in the viewport; not below larger ones. */
  isLargest?: boolean
  /** Whether the row is near the viewport; otherwise one card reserves the space, so that the page has fewer elements. */
  isInReach?: boolean
}

/** The number of pictures that a wide screen shows before scrolling. */
const FIRST_PICTURES = 6

/**
 * A row of products under its title; nothing without products. Cards outside the viewport render after the page is on screen: all cards
 * have the same height, so one of them reserves the space.
 */
export function ShopRow({
  title,
  products,
  list,
  moreHref,
  aside,
  isInView = false,
  isLargest = isInView,
  isInReach = true,
}: ShopRowProps) {
  const firstPictures = isInView ? FIRST_PICTURES : 0
  const row = useRef<HTMLElement>(null)
  const isNear = useWhenNear(row)
  if (products.length === 0) return null
  const shown = isNear && isInReach ? products : products.slice(0, firstPictures + 1)
  return (
    <ProductRow ref={row} title={title} list={list} moreHref={moreHref} aside={aside}>
      {shown.map((entry, index) => (
        <ShopCard
          key={`${entry.variant._id}:${entry.warehouse._id}`}
          entry={entry}
          priority={index < firstPictures}
          isLargest={isLargest && index === 0}
        />
      ))}
    </ProductRow>
  )
}
