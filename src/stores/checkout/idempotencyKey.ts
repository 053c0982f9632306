import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.attempt'

// For a browser that lets nothing be kept: then a reload starts a new attempt, two clicks still do not.
let remembered: string | null = null

/** `crypto.randomUUID` does not exist on a plain http address of the local network; this does. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

interface Attempt {
  cartId: string
  idempotencyKey: string
}

/** The attempt to place an order that no answer has ended yet, also before a reload; null when there is none. */
export function openIdempotencyKey(): Attempt | null {
  const [cartId, idempotencyKey] = (recall('session', KEY) ?? remembered ?? '').split(' ')
  return cartId && idempotencyKey ? { cartId, idempotencyKey } : null
}

/**
 * The idempotency key of placing the order for a cart: the same for every click and reload until `dropIdempotencyKey`, so that two
 * of them never make two orders.
 */
export function idempotencyKeyFor(cartId: string): string {
  const open = openIdempotencyKey()
  if (open?.cartId === cartId) return open.idempotencyKey
  const fresh = newKey()
  remembered = `${cartId} ${fresh}`
  keep('session', KEY, remembered)
  return fresh
}

/** The server has answered the attempt: the next one is another. */
export function dropIdempotencyKey(): void {
  remembered = null
  keep('session', KEY, null)
}
