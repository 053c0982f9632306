import type { Failure } from '../../api/failure.ts'
import type { LineKey, LineTarget } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/cartChange.ts'
import type { Via } from '../../domain/cart/via.ts'

/** An outcome of a change of the cart; `app/effects` decides what follows from it. */
export type CartEvent =
  | {
      type: 'confirmed'
      change: CartChange
      key: LineKey
      target: LineTarget
      quantity: number
      from: number
      via: Via
      /** Part of a larger change, which shows its own notice. */
      isQuiet: boolean
      /** It followed a question or a price check, so that the pressed control has not announced it. */
      isLate: boolean
    }
  | {
      type: 'failed'
      change: CartChange
      key: LineKey
      target: LineTarget
      quantity: number
      via: Via
      failure: Failure
    }
  | { type: 'clamped'; target: LineTarget; maximum: number; limit: 'maximum' | 'sample' }

type Listener = (event: CartEvent) => void
const listeners = new Set<Listener>()

/** Subscribes to the events of the cart. Returns an unsubscribe function. */
export function onCartEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notifies all listeners of an event of the cart. */
export const emitCartEvent = (event: CartEvent): void => {
  for (const listener of listeners) listener(event)
}
