import { type ReactNode, useRef } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { ProductRow } from './ProductRow.tsx'
import { useDeferredRender } from '../../ui/deferred/useDeferredRender.ts'
import { ShopCard } from './ShopCard.tsx'

interface ShopRowProps {
  title: string
  products: readonly ListingEntry[]
  /** What tracking calls it. */
  list?: string | undefined
  moreHref?: string | undefined
  /** What stands beside the title, for example when the offers end. */
  aside?: ReactNode
  /** It is on the screen as the page opens: what shows of it is drawn and fetched first, and gives the row its height. */
  isInView?: boolean
  /** Its first picture is the largest in view then; not below larger ones. */
  isLargest?: boolean
  /** It is near the screen; else one card stands for all, so that a page that is left soon is not a thousand elements. */
  isInReach?: boolean
}

/** As many pictures as a wide screen shows of a row before it is swiped. */
const FIRST_PICTURES = 6

/**
 * A row of goods to swipe through, under its title; nothing where there are no goods. What is not in view at first is drawn
 * once the page is on the screen: all cards are of one height, so that one of them holds the row's place.
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
  const isNear = useDeferredRender(row)
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
