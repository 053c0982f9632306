import { syncCart } from '../../stores/cart.ts'
import { onCartEvent } from '../../stores/cartEvents.ts'
import { refreshCheckout, useCheckout } from '../../stores/checkout.ts'
import { clearDraft } from '../../stores/checkoutDraft.ts'
import { isIn, pathOf, type Router } from './router.ts'

/** Cart and checkout follow each other: an order empties the one, a change of lines asks for the other anew. */
export function joinCartAndCheckout(router: Router): () => void {
  // The first page may have found an order of the page before.
  if (useCheckout.getState().order) clearDraft()
  const stopCheckout = useCheckout.subscribe((checkout, before) => {
    const isPlaced = checkout.order !== null && checkout.order !== before.order
    if (isPlaced) clearDraft()
    // Telling the differences, the server has settled them in its cart.
    if (isPlaced || (checkout.differences !== before.differences && checkout.differences.length > 0))
      void syncCart()
  })
  const stopCart = onCartEvent((event) => {
    if (event.type === 'confirmed' && isIn(pathOf(router), '/checkout')) void refreshCheckout()
  })
  return () => {
    stopCheckout()
    stopCart()
  }
}
