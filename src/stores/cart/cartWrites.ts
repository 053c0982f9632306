import { type Failure, isFailure, maximumTold } from '../../api/failure.ts'
import { FRAME_MS, afterNextFrame } from '../../scheduling/afterNextFrame.ts'
import { request } from '../../api/request.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import type { Cart } from '../../contract/entities/cart.ts'
import { type LineKey, lineOf, type LineTarget } from '../../domain/cart/cart.ts'
import { cartChange, isAsWanted, lineWrite } from '../../domain/cart/cartChange.ts'
import type { WantedLine } from '../../domain/cart/optimisticCart.ts'
import { isSample } from '../../domain/product/variant.ts'
import { confirmedQuantity, dropPending, type PendingLine, receiveCart, useCart, setPending } from './cart.ts'
import { tellCartEvent } from './cartEvents.ts'
import { serialQueueByKey } from '../base/serialQueueByKey.ts'

const state = useCart.getState

/** What the last write makes of a line, until its answer has come: without one, only the server knows whether it arrived. */
const onTheWay = new Map<LineKey, number>()

async function send(key: LineKey, wanted: WantedLine, quantity: number): Promise<Cart> {
  const accepted = state().isAgeAccepted ? { ageGateAccepted: true } : {}
  const body = { cartVariant: lineWrite(wanted, quantity), ...accepted }
  onTheWay.set(key, quantity)
  const { data } = await request(cartCalls.changeCart, { body })
  onTheWay.delete(key)
  return data.cart
}

/** One write of one line, once the new quantity is on screen: what it wants by then, as far as one write may go (document 1 §5, maxQtyAddableAtOnce). */
async function writeOnce(key: LineKey): Promise<'again' | 'done'> {
  await afterNextFrame(FRAME_MS)
  const wanted = state().wanted[key]
  if (!wanted) return 'done'
  if (isAsWanted(lineOf(state().confirmed, key), wanted)) return forget(key)
  const atOnce = state().config?.maxQtyAddableAtOnce ?? Infinity
  const quantity = Math.min(wanted.quantity, confirmedQuantity(key) + atOnce)
  try {
    const cart = await send(key, wanted, quantity)
    const isLatest = state().wanted[key] === wanted && quantity === wanted.quantity
    receiveCart(cart)
    return isLatest ? confirm(key, wanted) : 'again'
  } catch (error) {
    if (!isFailure(error)) throw error
    return await rollBack(key, wanted, error)
  }
}

function confirm(key: LineKey, wanted: PendingLine): 'done' {
  forget(key)
  const { quantity, from } = wanted
  tellCartEvent({
    type: 'confirmed',
    change: cartChange(from, quantity),
    key,
    target: wanted,
    quantity,
    from,
    isQuiet: wanted.isQuiet ?? false,
  })
  return 'done'
}

function forget(key: LineKey): 'done' {
  onTheWay.delete(key)
  dropPending(key)
  return 'done'
}

/** Only this line goes back, and only if the shopper has not changed it again meanwhile. */
async function rollBack(key: LineKey, wanted: PendingLine, failure: Failure): Promise<'again' | 'done'> {
  // Whether a write without a readable answer was carried out, only the server knows; refused stock it knows better, too.
  await syncCart()
  if (state().wanted[key] !== wanted) return 'again'
  if (isAsWanted(lineOf(state().confirmed, key), wanted)) return confirm(key, wanted)
  const maximum = maximumTold(failure)
  if (maximum !== null && maximum < wanted.quantity) {
    const quantity = Math.max(maximum, confirmedQuantity(key))
    setPending(key, { ...wanted, quantity })
    tellClamped(wanted, quantity)
    return 'again'
  }
  forget(key)
  const change = cartChange(wanted.from, wanted.quantity)
  tellCartEvent({ type: 'failed', change, key, target: wanted, quantity: wanted.quantity, failure })
  return 'done'
}

/** Tells that fewer were put in than were asked for. */
export const tellClamped = (target: LineTarget, maximum: number): void =>
  tellCartEvent({ type: 'clamped', target, maximum, limit: isSample(target.variant) ? 'sample' : 'maximum' })

const writes = serialQueueByKey(writeOnce)

/** Shows a quantity at once and writes it in the background. */
export function want(key: LineKey, line: WantedLine, quiet: { isQuiet?: true } = {}): void {
  const before = state().wanted[key]
  const note = line.customerItemPickingNotes ?? before?.customerItemPickingNotes
  const next: PendingLine = {
    ...line,
    ...(note === undefined ? {} : { customerItemPickingNotes: note }),
    from: before?.from ?? confirmedQuantity(key),
    ...quiet,
  }
  setPending(key, next)
  writes.start(key)
}

/** What the write on its way makes of a line; undefined when none is. */
export const sentQuantity = (key: LineKey): number | undefined => onTheWay.get(key)

/** Asks the server for the cart; what is wanted stays on top of it. A failure leaves the cart as it is. */
export async function syncCart(): Promise<void> {
  try {
    const { data } = await request(cartCalls.syncCart)
    receiveCart(data.cart)
  } catch (error) {
    if (!isFailure(error)) throw error
  }
}

/** A change of the cart is on its way. */
export const isWriting = (): boolean => !writes.isIdle()

/** Waits until every change has its answer, at most `ms`; false when some have not. Navigation waits so (document 1 §2). */
export const waitForWrites = (ms: number): Promise<boolean> => writes.settledWithin(ms)
