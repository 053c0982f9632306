import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.idempotency-key'

// For browsers without storage: a reload then starts a new attempt, a double click does not.
let inMemory: string | null = null

/** `crypto.randomUUID` does not exist on plain http. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

interface Attempt {
  cartId: string
  idempotencyKey: string
}

/** The key of an order attempt without an answer, also after a reload; null if there is none. */
export function openIdempotencyKey(): Attempt | null {
  const [cartId, idempotencyKey] = (recall('session', KEY) ?? inMemory ?? '').split(' ')
  return cartId && idempotencyKey ? { cartId, idempotencyKey } : null
}

/**
 * The idempotency key for the order of a cart: the same for every click and reload until `dropIdempotencyKey`, so that no order is placed
 * twice.
 */
export function idempotencyKeyFor(cartId: string): string {
  const open = openIdempotencyKey()
  if (open?.cartId === cartId) return open.idempotencyKey
  return keepAttempt(cartId, newKey())
}

/** Keeps an attempt until the server has answered; returns its key. */
export function keepAttempt(cartId: string, key: string): string {
  inMemory = `${cartId} ${key}`
  keep('session', KEY, inMemory)
  return key
}

/** Removes the key after the server has answered. */
export function dropIdempotencyKey(): void {
  inMemory = null
  keep('session', KEY, null)
}
