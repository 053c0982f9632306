import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import type { CheckoutInfo } from '../../contract/entities/checkout.ts'
import { type CheckoutWork, clearFailure, isPending, receiveCheckout, useCheckout } from './checkout.ts'

const state = useCheckout.getState

/**
 * Does one step's work, once at a time, and notes how it goes. Null when it failed, which `failures` then tells of, or when
 * it is at work already.
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

/** The look at the checkout that is under way, and whether something happened since that its answer does not know of. */
let looking: Promise<boolean> | null = null
let isOutdated = false

export type CheckoutReply = { data: { checkout: CheckoutInfo } }

/** A step whose answer is the checkout as it stands then; true when it is done. */
export const step = async (name: CheckoutWork, ask: () => Promise<CheckoutReply>): Promise<boolean> =>
  (await work(name, async () => {
    const { data } = await ask()
    receiveCheckout(data.checkout)
    // A look that began before this step was saved would take it back.
    isOutdated = true
    return true
  })) ?? false

async function look(): Promise<boolean> {
  const { data } = await request(checkoutCalls.refreshCheckout)
  if (!isOutdated) receiveCheckout(data.checkout)
  return true
}

async function lookUntilCurrent(): Promise<boolean> {
  try {
    let isDone: boolean | null
    do {
      isOutdated = false
      isDone = await work('refresh', look)
    } while (isDone && isOutdated)
    return isDone ?? false
  } finally {
    looking = null
  }
}

/** Asks for the checkout anew; asked again while an answer is on its way, that answer is too old, and the next one counts. */
export function refreshCheckout(): Promise<boolean> {
  isOutdated = true
  looking ??= lookUntilCurrent()
  return looking
}
