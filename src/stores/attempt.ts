import { keep, recall } from './storage.ts'

const KEY = 'pasar.attempt'

// For a browser that lets nothing be kept: then a reload starts a new attempt, two clicks still do not.
let remembered: string | null = null

/** `crypto.randomUUID` does not exist on a plain http address of the local network; this does. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * The idempotency key of placing the order for a cart: the same for every click and reload until `endAttempt`, so that two
 * of them never make two orders.
 */
export function attemptKey(cartId: string): string {
  const [ofCart, key] = (recall('session', KEY) ?? remembered ?? '').split(' ')
  if (ofCart === cartId && key) return key
  const fresh = newKey()
  remembered = `${cartId} ${fresh}`
  keep('session', KEY, remembered)
  return fresh
}

/** The server has answered the attempt: the next one is another. */
export function endAttempt(): void {
  remembered = null
  keep('session', KEY, null)
}
