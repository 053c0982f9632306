import { useEffect, useRef } from 'react'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import type { LineTarget } from '../../../domain/cart/cart.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { isPriceStale } from '../../../domain/product/priceCheck.ts'
import { now } from '../../../stores/base/clock.ts'
import { changeQuantity } from '../../../features/cart/changeQuantity.ts'
import { addChecked } from './addChecked.ts'

/**
 * Changes a line from the product page. More of something whose price was read long ago, or whose offer has ended while the page
 * stood open, is looked up first (document 1 §4, price-checked add).
 */
export function useCheckedChange(variant: Variant) {
  const readAt = useRef<number | null>(null)
  useEffect(() => {
    readAt.current = now()
  }, [variant])
  return (target: LineTarget, quantity: number, inCart: number): void => {
    const isOld = readAt.current !== null && isPriceStale(variant, readAt.current, now())
    if (isOld && quantity > inCart) void addChecked(target, quantity, pricePaid(variant))
    else changeQuantity(target, quantity)
  }
}
