import type { Failure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { Order } from '../../contract/entities/order.ts'
import type { Payment } from '../../contract/entities/payment.ts'
import type { CheckoutStep } from '../../contract/enumerations.ts'
import { store } from '../base/store.ts'

/** A step that can be busy or have failed; the inputs beside the steps, placing the order and the refresh count as steps. */
export type CheckoutWork = CheckoutStep | 'credit' | 'loyalty' | 'purchaseOrder' | 'order' | 'refresh'

interface CheckoutState {
  info: CheckoutInfo | null
  /** When the checkout was read, in ms of the shop's clock; null before the first answer. */
  readAt: number | null
  /** How many steps were saved. A checkout that was read before the last one lacks it. */
  saved: number
  pending: Readonly<Partial<Record<CheckoutWork, true>>>
  failures: Readonly<Partial<Record<CheckoutWork, Failure>>>
  /** The changes of the cart since the shopper last saw it, until they are dismissed. */
  differences: readonly CartDifference[]
  /** The total that the shopper confirmed and the new one, in cents, when the cart was changed elsewhere. */
  totalChange: { before: Cents; after: Cents } | null
  /** The last payment at a provider that ended without an order, until it is dismissed. */
  payment: Payment | null
  /** The last placed order. */
  order: Order | null
}

export const useCheckout = store<CheckoutState>({
  info: null,
  readAt: null,
  saved: 0,
  pending: {},
  failures: {},
  differences: [],
  totalChange: null,
  payment: null,
  order: null,
})

/** Clears a step's failure after the shopper has changed something. */
export function clearFailure(work: CheckoutWork): void {
  const { [work]: _, ...failures } = useCheckout.getState().failures
  useCheckout.setState({ failures })
}

/** Hides the changes of the cart and of the total that the shopper has seen. */
export const dismissDifferences = (): void => useCheckout.setState({ differences: [], totalChange: null })

/** Whether a step, or an input beside the steps, is being saved: an order placed now would not have it. */
export const isSaving = ({ pending }: Pick<CheckoutState, 'pending'>): boolean =>
  Object.keys(pending).some((work) => work !== 'order' && work !== 'refresh')

/** Whether this work is in progress. */
export const isPending = (work: CheckoutWork): boolean => useCheckout.getState().pending[work] === true
