import { addressOf } from '../../base/addresses.ts'
import { cartOf } from '../../state/cart/cartView.ts'
import { checkoutOf } from '../../state/cart/checkoutView.ts'
import { orderOf } from '../../state/orders/orderView.ts'
import { refuse } from '../../base/refuse.ts'
import { seoFor } from '../../base/texts.ts'
import { permissionsIn } from '../../state/permissions.ts'
import { type PageAnswer, pageOf, type PageRequest } from './pageRequest.ts'

/** `/cart` */
export const cartPage = (request: PageRequest): PageAnswer =>
  pageOf(
    {
      kind: 'cart',
      canonicalPath: addressOf.cart,
      seo: seoFor(request.texts, 'cart'),
    },
    { cart: cartOf(request) },
  )

/**
 * `/checkout`; there is nothing to check out of an empty cart. After the end of a session it needs a login, because the cart is in the
 * account (docs/decisions/0100). A cart editor still sees the carts that were sent for approval.
 */
export function checkoutPage(request: PageRequest): PageAnswer {
  const { texts, visitor } = request
  const cart = cartOf(request)
  if (cart.cartVariants.length === 0 && visitor.hasExpired) throw refuse('unauthorized')
  if (cart.cartVariants.length === 0 && !permissionsIn(request).canSendForApproval)
    return { redirect: addressOf.cart }
  return pageOf(
    {
      kind: 'checkout',
      canonicalPath: addressOf.checkout,
      seo: seoFor(texts, 'checkout'),
    },
    { cart, checkout: checkoutOf(request).info },
  )
}

/** `/confirmation?order=…`: an order of this visitor. */
export function confirmationPage({ shopper, catalogueView, search, texts }: PageRequest): PageAnswer {
  const order = shopper.orders.find(({ gid }) => gid === search.get('order'))
  if (!order) return null
  return pageOf(
    {
      kind: 'confirmation',
      canonicalPath: addressOf.confirmation(order.gid),
      seo: seoFor(texts, 'confirmation', { gid: order.gid }),
    },
    { confirmation: { order: orderOf(order, catalogueView) } },
  )
}
