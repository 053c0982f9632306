import * as v from 'valibot'
import { call } from '../call.ts'
import { cartSchema, cartVariantWriteSchema } from '../entities/cart.ts'
import { idSchema } from '../entities/primitives.ts'

/** Document 2 §7, Cart. Every change returns the whole cart, so that the client never calculates it. */
export const cartCalls = {
  /** The cart of this visitor and the CSRF token that every write needs. */
  syncCart: call('GET', '/api/carts/sync', {
    reply: v.object({ data: v.object({ cart: cartSchema, token: idSchema }) }),
  }),
  /** Sets the absolute quantity of one line; 0 removes it. Refused if the stock, a maximum or the age gate does not allow it. */
  changeCart: call('POST', '/api/carts/change', {
    body: v.object({ cartVariant: cartVariantWriteSchema, ageGateAccepted: v.optional(v.boolean()) }),
    reply: v.object({ data: v.object({ cart: cartSchema }) }),
    errors: ['not_found', 'not_available', 'not_enough_stock', 'over_maximum', 'sample_limit', 'age_gate'],
  }),
}
