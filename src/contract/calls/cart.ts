import * as v from 'valibot'
import { call } from '../call.ts'
import { cartSchema, cartVariantWriteSchema } from '../entities/cart.ts'
import { idSchema } from '../entities/primitives.ts'

/** Document 2 §7, Cart. Every change answers the whole cart, so that the shop never guesses. */
export const cartCalls = {
  /** The cart of this visitor and the CSRF token that every write needs. */
  syncCart: call('GET', '/api/carts/sync', {
    reply: v.object({ data: v.object({ cart: cartSchema, token: idSchema }) }),
  }),
  /** Sets one line's absolute quantity; 0 removes it. Refused when stock, a maximum or the age gate is in the way. */
  changeCart: call('POST', '/api/carts/change', {
    body: v.object({ cartVariant: cartVariantWriteSchema, ageGateAccepted: v.optional(v.boolean()) }),
    reply: v.object({ data: v.object({ cart: cartSchema }) }),
    errors: ['not_found', 'not_available', 'not_enough_stock', 'over_maximum', 'sample_limit', 'age_gate'],
  }),
}
