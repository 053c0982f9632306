import type { Failure } from '../../api/failure.ts'
import type { LineKey, LineTarget } from '../../domain/cart/cart.ts'
import type { CartChange } from '../../domain/cart/cartChange.ts'

/** What the cart tells the rest of the shop; `app/effects.ts` decides what follows. */
export type CartEvent =
  | {
      type: 'confirmed'
      change: CartChange
      key: LineKey
      target: LineTarget
      quantity: number
      from: number
      /** Part of a change that is told as one elsewhere. */
      isQuiet: boolean
    }
  | {
      type: 'failed'
      change: CartChange
      key: LineKey
      target: LineTarget
      quantity: number
      failure: Failure
    }
  | { type: 'clamped'; target: LineTarget; maximum: number; limit: 'maximum' | 'sample' }

type Listener = (event: CartEvent) => void
const listeners = new Set<Listener>()

/** Tells of every event of the cart; returns the way to stop. */
export function onCartEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const tellCartEvent = (event: CartEvent): void => {
  for (const listener of listeners) listener(event)
}
