import type { Cart, CartVariant } from '../../contract/entities/cart.ts'
import type { Config } from '../../contract/entities/config.ts'
import { type LineKey, lineOf } from '../../domain/cart/cart.ts'
import { type CartRules, optimisticCart, type PendingLine } from '../../domain/cart/optimisticCart.ts'
import type { Via } from '../../domain/cart/via.ts'
import { store } from '../base/store.ts'

/** A pending change; `from` is the quantity before the shopper began it. */
export interface QueuedLine extends PendingLine {
  from: number
  /** The place of the latest change. */
  via: Via
  /** Part of a larger change, which shows its own notice. */
  isQuiet?: true
  /** It followed a question or a price check, so that the pressed control has not announced it. */
  isLate?: true
}

/** When the prices on screen were read, in ms of the shop's clock; null for none yet. */
interface PriceReads {
  /** Those in the cart. */
  cart: number | null
  /** Those on the page. */
  page: number | null
  /** Those that were checked since, by the variant's `_id`. */
  variants: Readonly<Record<string, number>>
}

interface CartState {
  /** The server's latest cart; null before its first answer. */
  confirmed: Cart | null
  /** Changes that the server has not confirmed yet, by line. */
  pending: Readonly<Record<LineKey, QueuedLine>>
  config: Config | null
  isFirstOrder: boolean
  /** Removed lines, as they were, so that each removal can be undone. */
  removed: Readonly<Record<LineKey, CartVariant>>
  isAgeAccepted: boolean
  pricesReadAt: PriceReads
}

export const useCart = store<CartState>({
  confirmed: null,
  pending: {},
  config: null,
  isFirstOrder: false,
  removed: {},
  isAgeAccepted: false,
  pricesReadAt: { cart: null, page: null, variants: {} },
})

const state = useCart.getState

let latest: { of: CartState; cart: Cart } | null = null

const rulesOf = ({ config, isFirstOrder }: CartState): CartRules | null =>
  config && { ...config, isFirstOrder }

// The same object while its sources are the same, so that components do not render again without a change.
function optimistic(of: CartState): Cart {
  const before = latest?.of
  const isSame =
    before?.confirmed === of.confirmed &&
    before.pending === of.pending &&
    before.config === of.config &&
    before.isFirstOrder === of.isFirstOrder
  if (!latest || !isSame) latest = { of, cart: optimisticCart(of.confirmed, of.pending, rulesOf(of)) }
  return latest.cart
}

/** The cart with the pending changes, and all its totals. */
export const currentCart = (): Cart => optimistic(state())
/** The same, with a new render after each change. */
export const useOptimisticCart = (): Cart => useCart(optimistic)

/** The quantity of a line in the optimistic cart; 0 if the cart does not have it. */
export const lineQuantity = (key: LineKey): number => lineOf(currentCart(), key)?.quantity ?? 0
/** The same, with a new render after each change of this line. */
export const useLineQuantity = (key: LineKey): number =>
  useCart((cart) => lineOf(optimistic(cart), key)?.quantity ?? 0)

/** Stores the configuration that the cart's totals depend on, from a page's data. */
export const setCartRules = (rules: { config: Config | null; isFirstOrder: boolean }): void => {
  if (state().config !== rules.config || state().isFirstOrder !== rules.isFirstOrder) useCart.setState(rules)
}

/** How many of a line the server has. */
export const confirmedQuantity = (key: LineKey): number => lineOf(state().confirmed, key)?.quantity ?? 0

const without = <Value>(record: Readonly<Record<LineKey, Value>>, key: LineKey) => {
  const { [key]: _, ...rest } = record
  return rest
}

/** Shows a change of a line that the server has not confirmed yet. */
export const setPending = (key: LineKey, line: QueuedLine): void =>
  useCart.setState({ pending: { ...state().pending, [key]: line } })

/** Removes the pending change of a line: the cart shows the confirmed quantity again. */
export const dropPending = (key: LineKey): void =>
  useCart.setState({ pending: without(state().pending, key) })

/** Keeps a removed line for an undo. */
export const rememberRemoved = (key: LineKey, line: CartVariant): void =>
  useCart.setState({ removed: { ...state().removed, [key]: line } })

/** Drops a removed line, which can then no longer be restored. */
export const forgetRemoved = (key: LineKey): void =>
  useCart.setState({ removed: without(state().removed, key) })

/** The shopper has confirmed their age for this session. */
export const acceptAgeGate = (): void => useCart.setState({ isAgeAccepted: true })
