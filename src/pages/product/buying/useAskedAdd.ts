import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { PRICE_CHECKED_ADD_DELAY_MS } from '../../../contract/limits.ts'
import { lineKey, targetOf } from '../../../domain/cart/cart.ts'
import { addAsked } from '../../../domain/product/priceCheck.ts'
import { lineQuantity } from '../../../stores/cart/cart.ts'
import { addChecked } from './addChecked.ts'

/**
 * A link that asks for something to be added, `?add=1&price=790` from a message, adds it a moment after the page has opened, if
 * it still costs that (document 1 §4, price-checked add; document 2 §9, 1000 ms). It asks once: a reload does not.
 */
export function useAskedAdd({ variant, warehouse }: Pick<ProductPage, 'variant' | 'warehouse'>): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = addAsked(new URLSearchParams(search))
    if (!asked) return undefined
    const timer = setTimeout(() => {
      void navigate(pathname, { replace: true, preventScrollReset: true })
      const target = targetOf({ variant, warehouse })
      void addChecked(target, lineQuantity(lineKey(target)) + asked.quantity, asked.offered)
    }, PRICE_CHECKED_ADD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [variant, warehouse, pathname, search, navigate])
}
