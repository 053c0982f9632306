import type { CartDifference, CartVariant } from '../../contract/entities/cart.ts'
import { store } from '../base/store.ts'

/** What a guest had in the cart when they logged in, and what came out differently (document 1 §4, cart merge). */
export interface MergedCart {
  brought: readonly CartVariant[]
  differences: readonly CartDifference[]
}

/** Who has logged in on this page, without leaving it: how often, and what it made of the cart. */
export const useLogins = store<{ count: number; merged: MergedCart | null }>({ count: 0, merged: null })

/** Somebody has just logged in; of a guest's empty cart there is nothing to tell. */
export const rememberLogin = (merged: MergedCart): void =>
  useLogins.setState(({ count }) => ({
    count: count + 1,
    merged: merged.brought.length > 0 ? merged : null,
  }))

/** The shopper has read what became of their cart. */
export const forgetMerge = (): void => useLogins.setState({ merged: null })
