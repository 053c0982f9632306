import type { CheckoutSelection } from '../../../src/contract/entities/checkout.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { codesInCart } from './promoCodes.ts'

/** Takes a selection with another payment. The cart has a new revision where a promo code counts for one of the two payments only. */
export function selectPayment(selection: CheckoutSelection, context: HandlerContext): void {
  const problems = () => codesInCart(context).map(({ problem }) => problem ?? 'none')
  const before = problems().join()
  context.shopper.selection = selection
  if (problems().join() !== before) context.shopper.cart.revision += 1
}
