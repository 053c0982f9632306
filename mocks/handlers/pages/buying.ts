import { addressOf } from '../../addresses.ts'
import { cartOf } from '../../shop/cartView.ts'
import { checkoutOf } from '../../shop/checkoutView.ts'
import { orderOf } from '../../shop/orderView.ts'
import { seoFor } from '../../words.ts'
import type { PageAnswer, PageRequest } from './pageRequest.ts'

/** `/cart` */
export const cartPage = (request: PageRequest): PageAnswer => ({
  page: {
    page: {
      kind: 'cart',
      canonicalPath: addressOf.cart,
      seo: seoFor(request.words, 'cart'),
      breadcrumbs: [],
    },
    cart: cartOf(request),
  },
})

/** `/checkout`; there is nothing to check out of an empty cart. */
export function checkoutPage(request: PageRequest): PageAnswer {
  const { words } = request
  const cart = cartOf(request)
  if (cart.cartVariants.length === 0) return { redirect: addressOf.cart }
  return {
    page: {
      page: {
        kind: 'checkout',
        canonicalPath: addressOf.checkout,
        seo: seoFor(words, 'checkout'),
        breadcrumbs: [],
      },
      cart,
      checkout: checkoutOf(request).info,
    },
  }
}

/** `/confirmation?order=…`: an order of this visitor. */
export function confirmationPage({ shopper, shelf, search, words }: PageRequest): PageAnswer {
  const order = shopper.orders.find(({ gid }) => gid === search.get('order'))
  if (!order) return null
  return {
    page: {
      page: {
        kind: 'confirmation',
        canonicalPath: addressOf.confirmation(order.gid),
        seo: seoFor(words, 'confirmation', { gid: order.gid }),
        breadcrumbs: [],
      },
      confirmation: { order: orderOf(order, shelf) },
    },
  }
}
