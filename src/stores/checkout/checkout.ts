import type { Failure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { Order } from '../../contract/entities/order.ts'
import type { CheckoutStep } from '../../contract/enumerations.ts'
import { store } from '../base/store.ts'

/** A step that can be at work or have failed; placing the order and the refresh count as such. */
export type CheckoutWork = CheckoutStep | 'order' | 'refresh'

interface CheckoutState {
  info: CheckoutInfo | null
  pending: Readonly<Partial<Record<CheckoutWork, true>>>
  failures: Readonly<Partial<Record<CheckoutWork, Failure>>>
  /** What changed under the cart since the shopper last saw it; stays until it is put away. */
  differences: readonly CartDifference[]
  /** The total the shopper wanted to order at and what it is instead, when the cart was changed elsewhere; in cents. */
  totalChange: { before: Cents; after: Cents } | null
  /** The order that was placed last. */
  order: Order | null
}

export const useCheckout = store<CheckoutState>({
  info: null,
  pending: {},
  failures: {},
  differences: [],
  totalChange: null,
  order: null,
})

/** Takes over the checkout as a page or an answer has it. */
export const receiveCheckout = (info: CheckoutInfo): void => useCheckout.setState({ info })

/** The shopper has changed something of a step: its failure is no longer shown. */
export function clearFailure(work: CheckoutWork): void {
  const { [work]: _, ...failures } = useCheckout.getState().failures
  useCheckout.setState({ failures })
}

export const dismissDifferences = (): void => useCheckout.setState({ differences: [], totalChange: null })

export const isPending = (work: CheckoutWork): boolean => useCheckout.getState().pending[work] === true
