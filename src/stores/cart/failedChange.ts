import type { CartChange } from '../../domain/cart/cartChange.ts'
import type { MessageKey } from '../../i18n/keys.ts'

/** The message for each change of the cart that failed (document 2 §8), in a notice and beside the line. */
export const failedChange: Record<CartChange, MessageKey> = {
  added: 'cart.add_cart_variant_error',
  removed: 'cart.remove_cart_variant_error',
  increased: 'handlers.cart_change_quantity_error',
  decreased: 'handlers.cart_change_quantity_error',
  noted: 'cart.note_error',
}
