import { useEffect } from 'react'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { isAgeGated } from '../../domain/product/variant.ts'
import { useCart } from '../../stores/cart/cart.ts'
import { rememberViewed } from '../../stores/search/recentlyViewed.ts'
import { useConfig } from '../../stores/session/session.ts'
import { afterPaint } from '../../scheduling/afterPaint.ts'

/** Remembers that a product was looked at; one behind the age question only once that was answered. */
export function useRemembered(variant: Variant): void {
  const config = useConfig()
  const isAccepted = useCart((cart) => cart.isAgeAccepted)
  const isSeen = config !== null && (isAccepted || !isAgeGated(variant, config))
  const { _id: id } = variant
  useEffect(() => {
    // To write to the tab's storage takes a moment, which the first frame needs.
    return isSeen ? afterPaint(() => rememberViewed(id)) : undefined
  }, [isSeen, id])
}
