import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Via } from '../../domain/cart/via.ts'
import { isPriceStale } from '../../domain/product/priceCheck.ts'
import { now } from '../base/clock.ts'
import { useCart } from './cart.ts'

/** Where the price that the shopper saw was read: with the cart, or with the page. */
const readWith: Record<Via, 'cart' | 'page'> = {
  cart: 'cart',
  panel: 'cart',
  undo: 'cart',
  differences: 'cart',
  reload: 'cart',
  card: 'page',
  product: 'page',
  link: 'page',
}

const state = useCart.getState

/**
 * The prices on the page were read now. Before the first page the clock does not follow the server yet, so that the time of a
 * cart that arrived earlier is corrected.
 */
export function notePagePrices(): void {
  const { pricesReadAt } = state()
  const isFirst = pricesReadAt.page === null
  useCart.setState({
    pricesReadAt: { ...pricesReadAt, page: now(), cart: isFirst ? now() : pricesReadAt.cart },
  })
}

/** The price of a variant, by its `_id`, was checked now, or the shopper has agreed to it. */
export const notePriceOf = (variantId: string): void => {
  const { variants, ...others } = state().pricesReadAt
  useCart.setState({ pricesReadAt: { ...others, variants: { ...variants, [variantId]: now() } } })
}

/** The price that the shopper saw was read long ago, or its offer has ended since. */
export function isShownPriceStale(variant: Variant, via: Via): boolean {
  const { variants, page, cart } = state().pricesReadAt
  if (page === null) return false
  const shownAt = readWith[via] === 'cart' ? (cart ?? page) : page
  return isPriceStale(variant, Math.max(shownAt, variants[variant._id] ?? shownAt), now())
}
