import type { Cart, CartVariant } from '../../contract/entities/cart.ts'
import type { Config } from '../../contract/entities/config.ts'
import { type LineKey, lineOf } from '../../domain/cart/cart.ts'
import { type CartRules, optimisticCart, type WantedLine } from '../../domain/cart/optimisticCart.ts'
import { store } from '../base/store.ts'

/** A wanted line, and how many the cart held when the shopper began to change it. */
export interface PendingLine extends WantedLine {
  from: number
  /** Part of a change that is told as one. */
  isQuiet?: true
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
  if (!shownOf || !isSame) shownOf = { of, cart: optimisticCart(of.confirmed, of.wanted, rulesOf(of)) }
  return shownOf.cart
}

/** The cart as the shopper wants it, with all its totals. */
export const currentCart = (): Cart => shown(state())
export const useOptimisticCart = (): Cart => useCart(shown)

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

/** How many of a line the server has. */
export const confirmedQuantity = (key: LineKey): number => lineOf(state().confirmed, key)?.quantity ?? 0

const without = <Value>(record: Readonly<Record<LineKey, Value>>, key: LineKey) => {
  const { [key]: _, ...rest } = record
  return rest
}

/** What the shopper wants of a line, before the server knows of it. */
export const setPending = (key: LineKey, line: PendingLine): void =>
  useCart.setState({ wanted: { ...state().wanted, [key]: line } })

export const dropPending = (key: LineKey): void => useCart.setState({ wanted: without(state().wanted, key) })

export const rememberRemoved = (key: LineKey, line: CartVariant): void =>
  useCart.setState({ removed: { ...state().removed, [key]: line } })

export const forgetRemoved = (key: LineKey): void =>
  useCart.setState({ removed: without(state().removed, key) })

/** The shopper has confirmed their age for this session. */
export const acceptAgeGate = (): void => useCart.setState({ isAgeAccepted: true })
