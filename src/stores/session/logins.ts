import type { CartDifference, CartVariant } from '../../contract/entities/cart.ts'
import { store } from '../base/store.ts'

/** The guest's cart at login, and the differences after the merge (document 1 §4, cart merge). */
export interface MergedCart {
  brought: readonly CartVariant[]
  differences: readonly CartDifference[]
}

/** The logins on this page without a full page load: their number, and the result for the cart. */
export const useLogins = store<{ count: number; merged: MergedCart | null }>({ count: 0, merged: null })

/** Records a login; an empty guest cart has no result. */
export const rememberLogin = (merged: MergedCart): void =>
  useLogins.setState(({ count }) => ({
    count: count + 1,
    merged: merged.brought.length > 0 ? merged : null,
  }))

/** Clears the result after the shopper has read it. */
export const forgetMerge = (): void => useLogins.setState({ merged: null })
