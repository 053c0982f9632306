import { useCart } from '../../stores/cart/cart.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { clearDraft } from '../../stores/checkout/checkoutDraft.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

/** Its page has the module already; no other needs it. */
async function refresh(): Promise<void> {
  const { refreshCheckout } = await import('../../stores/checkout/checkoutWork.ts')
  await refreshCheckout()
}

/**
 * Cart and checkout follow each other: an order empties the one; a change of the cart, here or in another tab, asks for the
 * other anew while it is shown.
 */
export function syncCartAndCheckout(router: Router): () => void {
  // The first page may have found an order of the page before.
  if (useCheckout.getState().order) clearDraft()
  const stopCheckout = useCheckout.subscribe((checkout, before) => {
    const isPlaced = checkout.order !== null && checkout.order !== before.order
    if (isPlaced) clearDraft()
    // Telling the differences, the server has settled them in its cart.
    const isSettled = checkout.differences !== before.differences && checkout.differences.length > 0
    const isOtherTotal = checkout.totalChange !== before.totalChange && checkout.totalChange !== null
    if (isPlaced || isSettled || isOtherTotal) void syncCart()
  })
  const stopCart = useCart.subscribe((cart, before) => {
    const { confirmed } = cart
    const isChanged = before.confirmed !== null && confirmed?.revision !== before.confirmed.revision
    // Emptied by the order that was placed, it has no checkout any more.
    const isOver = useCheckout.getState().order !== null && confirmed?.cartVariants.length === 0
    if (isChanged && !isOver && isIn(pathOf(router), '/checkout')) void refresh()
  })
  return () => {
    stopCheckout()
    stopCart()
  }
}
