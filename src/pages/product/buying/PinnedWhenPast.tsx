import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { priceOf } from '../../../domain/product/price.ts'
import { Picture } from '../../../ui/media/Picture.tsx'
import { Price } from '../../../ui/price/Price.tsx'
import { useRootMark } from '../../../ui/layout/useRootMark.ts'
import styles from './PinnedWhenPast.module.css'

interface PinnedWhenPastProps {
  variant: Variant
  children: ReactNode
}

/**
 * On a wide screen, the add controls are pinned to the bottom, beside picture and name, after the page was scrolled past them. The same
 * elements move there, so that the choice and the focus stay; their space on the page is reserved.
 */
export function PinnedWhenPast({ variant, children }: PinnedWhenPastProps) {
  const place = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return
      const isPast = !entry.isIntersecting && entry.boundingClientRect.bottom < (entry.rootBounds?.top ?? 0)
      setHeight((held) => (isPast ? (held ?? entry.boundingClientRect.height) : null))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const isPinned = height !== null
  useRootMark('data-has-pinned', isPinned)
  return (
    <div ref={place} className={styles.place} style={isPinned ? { minHeight: height } : undefined}>
      <div className={isPinned ? styles.pinned : undefined} data-pinned={isPinned || undefined}>
        {isPinned ? (
          <div className={styles.what} aria-hidden="true">
            <span className={styles.picture} data-tint={variant.product.tint}>
              <Picture variant={variant} size={48} />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{variant.name}</span>
              <Price price={priceOf(variant)} />
            </span>
          </div>
        ) : null}
        {children}
      </div>
    </div>
  )
}
