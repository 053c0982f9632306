import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import type { ScenarioRow } from '../row.ts'

const listing = { start: '/products/search/milk', persona: 'guest', act: 'addToCart' } as const
const cart = { start: '/cart', persona: 'guest-cart' } as const

/** What can go wrong with the cart (document 2 §8). */
export const cartRows: readonly ScenarioRow[] = [
  {
    id: 'cart.change.rejected',
    row: 'Cart quantity-change failure',
    calls: ['changeCart'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'handlers.cart_change_quantity_error', as: 'notice' },
    ...cart,
    act: 'changeQuantity',
  },
  {
    id: 'cart.add.rejected',
    row: 'Add-to-cart failure',
    calls: ['changeCart'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'cart.add_cart_variant_error', as: 'notice' },
    ...listing,
  },
  {
    id: 'cart.remove.rejected',
    row: 'Remove failure',
    calls: ['changeCart'],
    fault: { kind: 'status', status: 400 },
    expects: { key: 'cart.remove_cart_variant_error', as: 'notice' },
    ...cart,
    act: 'removeLine',
  },
  {
    id: 'cart.answer.without-data',
    row: 'Cart calls with no data',
    calls: ['changeCart'],
    fault: { kind: 'no-data' },
    expects: { key: 'cart.add_cart_variant_error', as: 'notice' },
    ...listing,
  },
  {
    id: 'cart.answer.empty',
    row: 'Cart calls with no data',
    calls: ['changeCart'],
    fault: { kind: 'empty' },
    expects: { key: 'handlers.cart_change_quantity_error', as: 'notice' },
    ...cart,
    act: 'changeQuantity',
  },
  {
    id: 'promo.wallet-not-eligible',
    row: '597',
    calls: ['addPromoCode', 'addPromoCodes'],
    fault: { kind: 'code', code: ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE },
    expects: { key: 'promo_code.other_way_to_pay', as: 'field' },
    isFocused: true,
    ...cart,
    act: 'enterPromoCode',
  },
  {
    id: 'promo.wallet-nothing-to-pay',
    row: '598',
    calls: ['addPromoCode', 'addPromoCodes'],
    fault: { kind: 'code', code: ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO },
    expects: { key: 'promo_code.nothing_to_pay', as: 'field' },
    isFocused: true,
    ...cart,
    act: 'enterPromoCode',
  },
]
