import { isFailure, networkFailure } from '../../api/failure.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { type LineKey, lineKey, lineOf, type LineTarget } from '../../domain/cart/cart.ts'
import { cartChange } from '../../domain/cart/cartChange.ts'
import type { Via } from '../../domain/cart/via.ts'
import { pricePaid } from '../../domain/product/price.ts'
import { isAgeGated } from '../../domain/product/variant.ts'
import { openModal } from '../overlays/modals.ts'
import { confirmedQuantity, currentCart, lineQuantity, rememberRemoved, useCart } from './cart.ts'
import { emitCartEvent } from './cartEvents.ts'
import { queueWrite, reportClamped } from './cartWrites.ts'
import { maximumOf } from './maximumOf.ts'
import { isShownPriceStale, notePriceOf } from './priceReads.ts'

interface HowToChange {
  via: Via
  /** The price at which a link offers the product, in cents: it is checked in any case. */
  offered?: Cents | undefined
  /** Part of a larger change, which shows its own notice. */
  isQuiet?: true
  /** One step from the quantity that the cart shows. */
  isStep?: true
  /** A question or a price check came first: the pressed control has not announced the change. */
  isLate?: true
}

/** Quantities that wait for a price check, by line; the latest one counts. */
const waiting = new Map<LineKey, number>()

/**
 * Sets a line's quantity; zero removes the line. From every place, more of it passes the same checks: the age of the shopper,
 * the price if it was read long ago or its offer has ended, then stock and maximum (document 1 §4 and §5). Less is always
 * possible. Returns true if the cart shows that quantity at once.
 */
export function changeQuantity(target: LineTarget, quantity: number, how: HowToChange): boolean {
  const key = lineKey(target)
  const asked = Math.max(0, Math.trunc(quantity))
  const isMore = asked > heldOf(key)
  if (isMore && isAgeUnknown(target)) {
    const { via, offered } = how
    openModal({ kind: 'age-gate', target, quantity: asked, via, offered })
    return false
  }
  if (isMore && (how.offered !== undefined || isShownPriceStale(target.variant, how.via))) {
    const before = waiting.get(key)
    // The cart does not show the quantity that waits: another "+" starts from that one.
    const isFurther = before !== undefined && how.isStep
    waiting.set(key, isFurther ? before + asked - lineQuantity(key) : asked)
    if (before === undefined) void checkPrice(target, how)
    return false
  }
  waiting.delete(key)
  return write(target, asked, how)
}

/** The quantity that the cart shows or the server has: up to it, no check is needed. */
const heldOf = (key: LineKey): number => Math.max(lineQuantity(key), confirmedQuantity(key))

function isAgeUnknown({ variant }: LineTarget): boolean {
  const { config, isAgeAccepted } = useCart.getState()
  return !isAgeAccepted && config !== null && isAgeGated(variant, config)
}

/**
 * Continues the change at the price that the shopper saw. Another price opens a question first, and a product that is no longer sold is
 * reported.
 */
async function checkPrice(target: LineTarget, how: HowToChange): Promise<void> {
  const key = lineKey(target)
  const { via, offered = pricePaid(target.variant) } = how
  try {
    const { readPrice } = await loadPriceCheck()
    const { result, current } = await readPrice(target, offered)
    const quantity = waiting.get(key)
    waiting.delete(key)
    if (quantity === undefined) return
    if (result.kind === 'unavailable') return openModal({ kind: 'unavailable', name: target.variant.name })
    if (result.kind === 'changed')
      return openModal({
        kind: 'price-changed',
        target: current,
        quantity,
        via,
        before: offered,
        after: result.price,
      })
    notePriceOf(target.variant._id)
    write(current, quantity, { ...how, isLate: true })
  } catch (error) {
    if (!isFailure(error)) throw error
    const quantity = waiting.get(key)
    waiting.delete(key)
    if (quantity === undefined) return
    const change = cartChange(lineQuantity(key), quantity)
    emitCartEvent({ type: 'failed', change, key, target, quantity, via, failure: error })
  }
}

/** The price check is rarely needed: its code loads at its first use. */
async function loadPriceCheck() {
  try {
    return await import('./priceCheck.ts')
  } catch (error) {
    throw networkFailure(error)
  }
}

/** Writes as many as stock and maximum allow, and reports a quantity that was cut to them. */
function write(target: LineTarget, asked: number, how: HowToChange): boolean {
  const key = lineKey(target)
  const before = lineOf(currentCart(), key)
  const inCart = before?.quantity ?? 0
  const allowed = asked > inCart ? Math.min(asked, Math.max(maximumOf(target), heldOf(key))) : asked
  if (allowed < asked) reportClamped(target, allowed)
  if (allowed === inCart) return allowed === asked
  if (allowed === 0 && before) rememberRemoved(key, before)
  const { variant, warehouse, fulfillmentMethod } = target
  queueWrite(key, { variant, warehouse, fulfillmentMethod, quantity: allowed }, how)
  return allowed === asked
}
