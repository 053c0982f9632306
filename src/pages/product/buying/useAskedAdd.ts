import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ProductPage } from '../../../contract/entities/page.ts'
import { PRICE_CHECKED_ADD_DELAY_MS } from '../../../contract/limits.ts'
import { lineKey, targetOf } from '../../../domain/cart/cart.ts'
import { addAsked } from '../../../domain/product/priceCheck.ts'
import { useRouterNow } from '../../../navigation/useRouterNow.ts'
import { lineQuantity, useCart } from '../../../stores/cart/cart.ts'
import { changeQuantity } from '../../../stores/cart/changeQuantity.ts'

/**
 * Adds the product of a link from a message, `?add=1&price=790`, shortly after the page has opened, if its price is unchanged (document 1
 * §4, price-checked add; document 2 §9, 1000 ms). It does this once, not again after a reload, after the question that covers the
 * page is answered, and when the cart is known.
 */
export function useAskedAdd(
  { variant, warehouse }: Pick<ProductPage, 'variant' | 'warehouse'>,
  isCovered: boolean,
): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const router = useRouterNow()
  const isCartKnown = useCart(({ confirmed }) => confirmed !== null)
  useEffect(() => {
    const asked = addAsked(new URLSearchParams(search))
    if (!asked || isCovered || !isCartKnown) return undefined
    const timer = setTimeout(() => {
      // Replacing the address would cancel a navigation that has begun.
      if (router?.state.navigation.state !== 'loading')
        void navigate(pathname, { replace: true, preventScrollReset: true })
      const target = targetOf({ variant, warehouse })
      const { quantity, offered } = asked
      changeQuantity(target, lineQuantity(lineKey(target)) + quantity, { via: 'link', offered })
    }, PRICE_CHECKED_ADD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [variant, warehouse, isCovered, isCartKnown, pathname, search, navigate, router])
}
