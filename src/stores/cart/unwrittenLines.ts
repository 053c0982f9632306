import type { CartVariantWrite } from '../../contract/entities/cart.ts'
import type { LineKey } from '../../domain/cart/cart.ts'
import { lineWrite } from '../../domain/cart/cartChange.ts'
import { confirmedQuantity, dropPending, useCart } from './cart.ts'

/** Items that the server does not have yet, and a function that drops their changes once they were sent in another way. */
export interface UnwrittenLines {
  items: CartVariantWrite[]
  drop: () => void
}

/**
 * The lines whose quantity the server has not confirmed yet, as far as they add to the cart. A login sends them along: written later, a
 * guest's quantity would replace the one in the account's cart.
 */
export function unwrittenLines(): UnwrittenLines {
  const { pending } = useCart.getState()
  const added = (Object.keys(pending) as LineKey[]).flatMap((key) => {
    const line = pending[key]
    return line && line.quantity > confirmedQuantity(key) ? [[key, line] as const] : []
  })
  return {
    items: added.map(([, line]) => lineWrite(line, line.quantity)),
    drop: () => {
      for (const [key, line] of added) {
        // The shopper may have changed it again in the meantime.
        if (useCart.getState().pending[key] === line) dropPending(key)
      }
    },
  }
}
