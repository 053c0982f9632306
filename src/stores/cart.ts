import { type Failure, isFailure, maximumTold } from '../api/failure.ts'
import { request } from '../api/request.ts'
import { cartCalls } from '../contract/calls/cart.ts'
import type { Cart, CartVariant } from '../contract/entities/cart.ts'
import type { Config } from '../contract/entities/config.ts'
import type { Variant } from '../contract/entities/variant.ts'
import type { Warehouse } from '../contract/entities/warehouse.ts'
import { cartChange, isAsWanted, lineWrite } from '../domain/cartChange.ts'
import { type LineKey, lineKey, lineOf, type LineTarget, sampleCount, targetOf } from '../domain/cart.ts'
import { maximumQuantity } from '../domain/maximumQuantity.ts'
import { type CartRules, shownCart, type WantedLine } from '../domain/shownCart.ts'
import { isAgeGated, isSample } from '../domain/variant.ts'
import { tellCartEvent } from './cartEvents.ts'
import { perKey } from './perKey.ts'
import { store } from './store.ts'

/** A wanted line, and how many the cart held when the shopper began to change it. */
interface PendingLine extends WantedLine {
  from: number
  /** Part of a change that is told as one. */
  isQuiet?: true
}

/**
 * A wanted line as another page goes on with it. `held` is what the server may hold of it by this page's own doing: what it
 * had, and what is on its way to it.
 */
export interface UnconfirmedLine extends WantedLine {
  held: readonly number[]
}

interface CartState {
  /** What the server said last; null before its first word. */
  confirmed: Cart | null
  /** What the shopper wants beyond that, line by line, until the server has answered. */
  wanted: Readonly<Record<LineKey, PendingLine>>
  config: Config | null
  isFirstOrder: boolean
  /** Removed lines, as they were, so that each removal can be undone. */
  removed: Readonly<Record<LineKey, CartVariant>>
  isAgeAccepted: boolean
}

export const useCart = store<CartState>({
  confirmed: null,
  wanted: {},
  config: null,
  isFirstOrder: false,
  removed: {},
  isAgeAccepted: false,
})

const state = useCart.getState

let shownOf: { of: CartState; cart: Cart } | null = null

const rulesOf = ({ config, isFirstOrder }: CartState): CartRules | null =>
  config && { ...config, isFirstOrder }

// Kept while its sources stay the same, so that those who read it are not told of changes that are none.
function shown(of: CartState): Cart {
  const before = shownOf?.of
  const isSame =
    before?.confirmed === of.confirmed &&
    before.wanted === of.wanted &&
    before.config === of.config &&
    before.isFirstOrder === of.isFirstOrder
  if (!shownOf || !isSame) shownOf = { of, cart: shownCart(of.confirmed, of.wanted, rulesOf(of)) }
  return shownOf.cart
}

/** The cart as the shopper wants it, with all its totals. */
export const currentCart = (): Cart => shown(state())
export const useShownCart = (): Cart => useCart(shown)

export const lineQuantity = (key: LineKey): number => lineOf(currentCart(), key)?.quantity ?? 0
export const useLineQuantity = (key: LineKey): number =>
  useCart((cart) => lineOf(shown(cart), key)?.quantity ?? 0)

/** Takes over what a page's data says that decides the cart's totals. */
export const setCartRules = (rules: { config: Config | null; isFirstOrder: boolean }): void => {
  if (state().config !== rules.config || state().isFirstOrder !== rules.isFirstOrder) useCart.setState(rules)
}

/** Takes over a cart of the server, unless a newer one is already here: answers may overtake each other. */
export function receiveCart(cart: Cart): void {
  const { confirmed } = state()
  const isOlder = confirmed !== null && confirmed._id === cart._id && cart.revision < confirmed.revision
  if (!isOlder) useCart.setState({ confirmed: cart })
}

const without = <Value>(record: Readonly<Record<LineKey, Value>>, key: LineKey) => {
  const { [key]: _, ...rest } = record
  return rest
}

const confirmedQuantity = (key: LineKey) => lineOf(state().confirmed, key)?.quantity ?? 0

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

/** One write of one line: what it wants now, as far as one write may go (document 1 §5, maxQtyAddableAtOnce). */
async function writeOnce(key: LineKey): Promise<'again' | 'done'> {
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
  useCart.setState({ wanted: without(state().wanted, key) })
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
    useCart.setState({ wanted: { ...state().wanted, [key]: { ...wanted, quantity } } })
    tellClamped(wanted, quantity)
    return 'again'
  }
  forget(key)
  const change = cartChange(wanted.from, wanted.quantity)
  tellCartEvent({ type: 'failed', change, key, target: wanted, quantity: wanted.quantity, failure })
  return 'done'
}

const tellClamped = (target: LineTarget, maximum: number) =>
  tellCartEvent({ type: 'clamped', target, maximum, limit: isSample(target.variant) ? 'sample' : 'maximum' })

const writes = perKey(writeOnce)

function want(key: LineKey, line: WantedLine, quiet: { isQuiet?: true } = {}): void {
  const before = state().wanted[key]
  const note = line.customerItemPickingNotes ?? before?.customerItemPickingNotes
  const next: PendingLine = {
    ...line,
    ...(note === undefined ? {} : { customerItemPickingNotes: note }),
    from: before?.from ?? confirmedQuantity(key),
    ...quiet,
  }
  useCart.setState({ wanted: { ...state().wanted, [key]: next } })
  writes.start(key)
}

const rememberRemoved = (key: LineKey, line: CartVariant): void =>
  useCart.setState({ removed: { ...state().removed, [key]: line } })

/** The most of a line that the cart may hold now. */
export function maximumOf(target: LineTarget): number {
  const otherSamples = sampleCount(currentCart(), lineKey(target))
  return maximumQuantity(target.variant, { config: state().config, otherSamples })
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
  useCart.setState({ removed: without(state().removed, key) })
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

/** What the server has not confirmed yet, for a page that is about to go. */
export const unconfirmedLines = (): UnconfirmedLine[] =>
  Object.values<PendingLine>(state().wanted).map((wanted) => {
    const { from: _from, isQuiet: _isQuiet, ...line } = wanted
    const key = lineKey(line)
    const sent = onTheWay.get(key)
    return { ...line, held: [confirmedQuantity(key), ...(sent === undefined ? [] : [sent])] }
  })

/**
 * Goes on with what a page before this one wanted. What the server has already is not sent again; a line that was changed
 * elsewhere meanwhile, or here, stays as it is.
 */
export function resumeLines(lines: readonly UnconfirmedLine[]): void {
  for (const { held, ...line } of lines) {
    const key = lineKey(line)
    const before = lineOf(state().confirmed, key)
    const isOvertaken = state().wanted[key] !== undefined || !held.includes(before?.quantity ?? 0)
    if (isOvertaken || isAsWanted(before, line)) continue
    if (line.quantity === 0 && before) rememberRemoved(key, before)
    want(key, line)
  }
}

/** The shopper has confirmed their age for this session. */
export const acceptAgeGate = (): void => useCart.setState({ isAgeAccepted: true })

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
