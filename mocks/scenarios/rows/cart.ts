import type { ScenarioRow } from '../row.ts'

/** What can go wrong with the cart (document 2 §8). */
export const cartRows: readonly ScenarioRow[] = [
  {
    id: 'cart.change.rejected',
    row: 'Cart quantity-change failure',
    calls: ['changeCart'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'handlers.cart_change_quantity_error', as: 'notice' },
    start: '/cart',
    persona: 'guest-cart',
    act: 'changeQuantity',
  },
  {
    id: 'cart.add.rejected',
    row: 'Add-to-cart failure',
    calls: ['changeCart'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'cart.add_cart_variant_error', as: 'notice' },
    start: '/products/search/milk',
    persona: 'guest',
    act: 'addToCart',
  },
  {
    id: 'cart.remove.rejected',
    row: 'Remove failure',
    calls: ['changeCart'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'cart.remove_cart_variant_error', as: 'notice' },
    start: '/cart',
    persona: 'guest-cart',
    act: 'removeLine',
  },
]
