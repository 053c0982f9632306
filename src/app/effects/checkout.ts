import { useCart } from '../../stores/cart/cart.ts'
import { syncCart } from '../../stores/cart/cartWrites.ts'
import { useCheckout } from '../../stores/checkout/checkout.ts'
import { clearDrafts } from '../../stores/checkout/typedDrafts.ts'
import { isIn, pathOf, type Router } from '../../navigation/router.ts'

/** The checkout page has loaded this module already; other pages do not need it. */
async function refresh(): Promise<void> {
  const { refreshCheckout } = await import('../../stores/checkout/checkoutWork.ts')
  await refreshCheckout()
}

/**
 * Updates the cart after an order, and the checkout on screen after a change of the cart, in this tab or in another one.
 */
export function syncCartAndCheckout(router: Router): () => void {
  // The first page may have found an order from before a reload.
  if (useCheckout.getState().order) clearDrafts()
  const stopCheckout = useCheckout.subscribe((checkout, before) => {
    const isPlaced = checkout.order !== null && checkout.order !== before.order
    if (isPlaced) clearDrafts()
    // When the server reports differences, it has resolved them in its cart already.
    const isSettled = checkout.differences !== before.differences && checkout.differences.length > 0
    const isOtherTotal = checkout.totalChange !== before.totalChange && checkout.totalChange !== null
    // The totals of the cart contain the credit as well.
    const isCreditSwitched =
      before.info !== null &&
      checkout.info?.selection.applyUserCredits !== before.info.selection.applyUserCredits
    if (isPlaced || isSettled || isOtherTotal || isCreditSwitched) void syncCart()
  })
  const stopCart = useCart.subscribe((cart, before) => {
    const { confirmed } = cart
    const isChanged = before.confirmed !== null && confirmed?.revision !== before.confirmed.revision
    // An empty cart after an order has no checkout.
    const isOver = useCheckout.getState().order !== null && confirmed?.cartVariants.length === 0
    if (isChanged && !isOver && isIn(pathOf(router), '/checkout')) void refresh()
  })
  return () => {
    stopCheckout()
    stopCart()
  }
}
