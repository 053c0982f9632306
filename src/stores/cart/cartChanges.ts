import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import {
  countElsewhere,
  type LineKey,
  lineKey,
  lineOf,
  type LineTarget,
  sampleCount,
  targetOf,
} from '../../domain/cart/cart.ts'
import { maximumQuantity } from '../../domain/product/maximumQuantity.ts'
import { isAgeGated } from '../../domain/product/variant.ts'
import { currentCart, forgetRemoved, lineQuantity, rememberRemoved, useCart } from './cart.ts'
import { tellClamped, want } from './cartWrites.ts'

const state = useCart.getState

/** The most of a line that the cart may hold now. */
export function maximumOf(target: LineTarget): number {
  const cart = currentCart()
  return maximumQuantity(target.variant, {
    config: state().config,
    otherSamples: sampleCount(cart, lineKey(target)),
    elsewhere: countElsewhere(cart, target),
  })
}

/**
 * Sets a line's quantity at once, zero removes it, and writes it in the background. More than the cart may hold becomes that
 * maximum, and is told. Less is always possible, even of goods that can no longer be had.
 */
export function setLineQuantity(target: LineTarget, quantity: number): void {
  const key = lineKey(target)
  const before = lineOf(currentCart(), key)
  const asked = Math.max(0, Math.trunc(quantity))
  const isMore = asked > (before?.quantity ?? 0)
  const allowed = isMore ? Math.min(asked, Math.max(maximumOf(target), before?.quantity ?? 0)) : asked
  if (allowed < asked) tellClamped(target, allowed)
  if (allowed === (before?.quantity ?? 0)) return
  if (allowed === 0 && before) rememberRemoved(key, before)
  const { variant, warehouse, fulfillmentMethod } = target
  want(key, { variant, warehouse, fulfillmentMethod, quantity: allowed })
}

/** Adds to what the cart holds of an entry; an age-gated one is not added before the shopper has said their age. */
export function addToCart(
  entry: { variant: Variant; warehouse: Warehouse },
  quantity = 1,
): 'added' | 'age-gate' {
  const { config, isAgeAccepted } = state()
  if (config && !isAgeAccepted && isAgeGated(entry.variant, config)) return 'age-gate'
  const target = targetOf(entry)
  setLineQuantity(target, lineQuantity(lineKey(target)) + quantity)
  return 'added'
}

/** Takes a line out; `undoRemoval` puts it back. */
export function removeLine(key: LineKey): void {
  const line = lineOf(currentCart(), key)
  if (line) setLineQuantity(line, 0)
}

/** Takes lines out as one change, which whoever asks for it tells of; `undoRemoval` puts each back. */
export function removeLines(keys: readonly LineKey[]): void {
  for (const key of keys) {
    const line = lineOf(currentCart(), key)
    if (!line) continue
    rememberRemoved(key, line)
    const { variant, warehouse, fulfillmentMethod } = line
    want(key, { variant, warehouse, fulfillmentMethod, quantity: 0 }, { isQuiet: true })
  }
}

/** Puts a removed line back as it was, with its note. */
export function undoRemoval(key: LineKey): void {
  const line = state().removed[key]
  if (!line) return
  forgetRemoved(key)
  const { variant, warehouse, fulfillmentMethod, quantity, customerItemPickingNotes } = line
  want(key, {
    variant,
    warehouse,
    fulfillmentMethod,
    quantity,
    ...(customerItemPickingNotes === undefined ? {} : { customerItemPickingNotes }),
  })
}

/** Sets what the picker reads beside a line; an empty text takes it away. */
export function setPickingNote(key: LineKey, text: string): void {
  const line = lineOf(currentCart(), key)
  if (line) want(key, { ...line, customerItemPickingNotes: text.trim() })
}
