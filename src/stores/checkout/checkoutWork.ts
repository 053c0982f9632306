import { reloadDocument } from '../../api/documentLoad.ts'
import { isFailure, unexpectedFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { mayReload } from '../base/reloadAllowance.ts'
import { confirmStillLoggedIn } from '../session/confirmLogin.ts'
import { rememberSession } from '../session/session.ts'
import { type CheckoutWork, clearFailure, isPending, useCheckout } from './checkout.ts'
import { receiveCheckout } from './receiveCheckout.ts'

const state = useCheckout.getState

/**
 * Runs the work of one step, one at a time, and records its state. Null when it failed (see `failures`) or when the step is busy already.
 */
export async function work<Result>(name: CheckoutWork, task: () => Promise<Result>): Promise<Result | null> {
  if (isPending(name)) return null
  clearFailure(name)
  useCheckout.setState({ pending: { ...state().pending, [name]: true } })
  try {
    return await task()
  } catch (error) {
    if (!isFailure(error)) throw error
    useCheckout.setState({ failures: { ...state().failures, [name]: error } })
    return null
  } finally {
    const { [name]: _, ...pending } = state().pending
    useCheckout.setState({ pending })
  }
}

/** The refresh in progress, and whether a step was saved since it started. */
let refreshing: Promise<boolean> | null = null
let isOutdated = false

export type CheckoutReply = { data: { checkout: CheckoutInfo } }

/** Saves a step whose answer is the new checkout; returns true on success. An answer of null means that nothing was sent. */
export async function step(name: CheckoutWork, ask: () => Promise<CheckoutReply | null>): Promise<boolean> {
  const isSaved = await work(name, async () => {
    await confirmStillLoggedIn()
    const { saved, info } = state()
    const isSameSession = rememberSession()
    const reply = await ask()
    // After a logout in the meantime, the answer has the checkout of the previous session.
    if (!reply || !isSameSession()) return false
    const isNewest = state().saved === saved && state().info === info
    useCheckout.setState({ saved: state().saved + 1 })
    // A refresh that started before this step was saved would undo it.
    isOutdated = true
    // Of two steps that were saved at the same time, either answer may lack the other step. One that arrives after a newer refresh may
    // lack what that refresh read.
    if (isNewest || !(await refreshCheckout())) receiveCheckout(reply.data.checkout)
    return true
  })
  // The choice was for something that no longer exists: the step shows what there is now.
  if (!isSaved && state().failures[name]?.code === Refusal.NOT_FOUND) void refreshCheckout()
  return isSaved ?? false
}

async function readCheckout(): Promise<boolean> {
  const isSameSession = rememberSession()
  const { data } = await request(checkoutCalls.refreshCheckout)
  // The cart of a guest is empty after the end of a session.
  if (data.checkout.fulfillmentRequests.length === 0) await confirmStillLoggedIn()
  if (!isOutdated && isSameSession()) receiveCheckout(data.checkout)
  return true
}

async function refreshUntilCurrent(): Promise<boolean> {
  try {
    let isDone: boolean | null
    do {
      isOutdated = false
      isDone = await work('refresh', readCheckout)
    } while (isDone && isOutdated)
    return isDone ?? false
  } catch (error) {
    // Nothing is known about an error that is no failed request: the page reloads (document 2 §8), but never in a loop.
    if (mayReload()) reloadDocument()
    else useCheckout.setState({ failures: { ...state().failures, refresh: unexpectedFailure(error) } })
    return false
  } finally {
    refreshing = null
  }
}

/** Refreshes the checkout. A second call while one is in flight makes the first answer outdated: the next one counts. */
export function refreshCheckout(): Promise<boolean> {
  isOutdated = true
  refreshing ??= refreshUntilCurrent()
  return refreshing
}
