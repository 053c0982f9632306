import { type Failure, isFailure, maximumIn } from '../../api/failure.ts'
import { FRAME_MS, afterNextFrame } from '../../scheduling/afterNextFrame.ts'
import { request } from '../../api/request.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import type { Cart } from '../../contract/entities/cart.ts'
import { type LineKey, lineOf, type LineTarget } from '../../domain/cart/cart.ts'
import { cartChange, isWritten, lineWrite } from '../../domain/cart/cartChange.ts'
import type { PendingLine } from '../../domain/cart/optimisticCart.ts'
import { isSample } from '../../domain/product/variant.ts'
import { confirmedQuantity, dropPending, type QueuedLine, useCart, setPending } from './cart.ts'
import { rememberSession } from '../session/session.ts'
import { receiveCart, receiveChangedCart } from './receiveCart.ts'
import { emitCartEvent } from './cartEvents.ts'
import { serialQueueByKey } from '../base/serialQueueByKey.ts'

const state = useCart.getState

/** Quantities of writes in flight, by line: until the answer arrives it is open whether the server has carried a write out. */
const inFlight = new Map<LineKey, number>()

async function send(key: LineKey, pending: PendingLine, quantity: number): Promise<Cart> {
  const accepted = state().isAgeAccepted ? { ageGateAccepted: true } : {}
  const body = { cartVariant: lineWrite(pending, quantity), ...accepted }
  inFlight.set(key, quantity)
  const { data } = await request(cartCalls.changeCart, { body })
  inFlight.delete(key)
  return data.cart
}

/**
 * Writes a line once, after the new quantity is on screen: its latest quantity, as far as one write may go (document 1 §5,
 * maxQtyAddableAtOnce). The server's cart has to be known before, because a write replaces its quantity.
 */
async function writeOnce(key: LineKey): Promise<'again' | 'done'> {
  await afterNextFrame(FRAME_MS)
  const failure = state().confirmed === null ? await syncCart() : null
  const pending = state().pending[key]
  if (!pending) return 'done'
  if (failure && state().confirmed === null) return await rollBack(key, pending, failure)
  if (isWritten(lineOf(state().confirmed, key), pending)) return forget(key)
  const atOnce = state().config?.maxQtyAddableAtOnce ?? Infinity
  const quantity = Math.min(pending.quantity, confirmedQuantity(key) + atOnce)
  const isSameSession = rememberSession()
  try {
    const cart = await send(key, pending, quantity)
    const latest = state().pending[key]
    // A login or logout has dropped the change: the answer has the cart of the session before.
    if (!latest) return 'done'
    if (isSameSession()) receiveCart(cart)
    else await syncCart()
    return latest === pending && quantity === pending.quantity ? confirm(key, pending) : 'again'
  } catch (error) {
    if (!isFailure(error)) throw error
    return await rollBack(key, pending, error)
  }
}

function confirm(key: LineKey, pending: QueuedLine): 'done' {
  forget(key)
  const { quantity, from, via } = pending
  emitCartEvent({
    type: 'confirmed',
    change: cartChange(from, quantity),
    key,
    target: pending,
    quantity,
    from,
    via,
    isQuiet: pending.isQuiet ?? false,
    isLate: pending.isLate ?? false,
  })
  return 'done'
}

function forget(key: LineKey): 'done' {
  inFlight.delete(key)
  dropPending(key)
  return 'done'
}

/** Undoes the change of this line alone, and only if the shopper has not changed it again in the meantime. */
async function rollBack(key: LineKey, pending: QueuedLine, failure: Failure): Promise<'again' | 'done'> {
  // The server's cart shows whether a write without a readable answer was carried out, and what is in stock now.
  await syncCart()
  if (state().pending[key] !== pending) return 'again'
  if (isWritten(lineOf(state().confirmed, key), pending)) return confirm(key, pending)
  const maximum = maximumIn(failure)
  if (maximum !== null && maximum < pending.quantity) {
    const quantity = Math.max(maximum, confirmedQuantity(key))
    setPending(key, { ...pending, quantity })
    reportClamped(pending, quantity)
    return 'again'
  }
  forget(key)
  const { from, quantity, via } = pending
  const change = cartChange(from, quantity)
  emitCartEvent({ type: 'failed', change, key, target: pending, quantity, via, failure })
  return 'done'
}

/** Reports that a line was cut to its maximum. */
export const reportClamped = (target: LineTarget, maximum: number): void =>
  emitCartEvent({ type: 'clamped', target, maximum, limit: isSample(target.variant) ? 'sample' : 'maximum' })

const writes = serialQueueByKey(writeOnce)

/** Shows a line's quantity, note and substitution at once and writes them in the background, without any check: `changeQuantity` has those. */
export function queueWrite(
  key: LineKey,
  { variant, warehouse, fulfillmentMethod, quantity, ...preferences }: PendingLine,
  how: Pick<QueuedLine, 'via' | 'isQuiet' | 'isLate'>,
): void {
  const before = state().pending[key]
  const note = preferences.customerItemPickingNotes ?? before?.customerItemPickingNotes
  const substitution = preferences.substitution ?? before?.substitution
  const next: QueuedLine = {
    variant,
    warehouse,
    fulfillmentMethod,
    quantity,
    ...(note === undefined ? {} : { customerItemPickingNotes: note }),
    ...(substitution === undefined ? {} : { substitution }),
    from: before?.from ?? confirmedQuantity(key),
    via: how.via,
    ...(how.isQuiet ? { isQuiet: true } : {}),
    ...(how.isLate ? { isLate: true } : {}),
  }
  setPending(key, next)
  writes.start(key)
}

/** The quantity of a line's write in flight; undefined without one. */
export const sentQuantity = (key: LineKey): number | undefined => inFlight.get(key)

/** Reads the cart of the server; pending changes stay on top of it. A failure leaves the cart as it is, and is returned. */
export async function syncCart(): Promise<Failure | null> {
  try {
    await receiveChangedCart(request(cartCalls.syncCart))
    return null
  } catch (error) {
    if (!isFailure(error)) throw error
    return error
  }
}

/** A write of the cart is in flight. */
export const isWriting = (): boolean => !writes.isIdle()

/** Waits until every change is answered, at most `ms` (three seconds); false if some are not. A navigation waits for it (document 1 §2). */
export const waitForWrites = (ms?: number): Promise<boolean> => writes.settledWithin(ms)
