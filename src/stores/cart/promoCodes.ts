import { type Failure, isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { ErrorCode, Refusal } from '../../contract/errorCodes.ts'
import { currentCart } from './cart.ts'
import { receiveChangedCart } from './receiveCart.ts'
import { sendSavings } from './savings.ts'
import { syncCart, waitForWrites } from './cartWrites.ts'

export type CodeResult = ReplyOf<typeof cartActionCalls.addPromoCode>['results']
export type OfferedCode = ReplyOf<typeof cartActionCalls.displayPromoCodes>['promoCodes'][number]

const refusedCodes: readonly unknown[] = [
  ErrorCode.IPAY88_NOT_ELIGIBLE_FOR_PROMO_CODE,
  ErrorCode.IPAY88_PROMO_CODE_INVALID_FOR_TOTAL_PRICE_ZERO,
]

const isInCart = (code: string): boolean =>
  currentCart().appliedPromoCodes.some((other) => other.code === code)

/** Synchronizes the cart if the server has no such cart or code, and rethrows the failure. */
async function syncIfGone(error: unknown): Promise<never> {
  if (isFailure(error) && error.code === Refusal.NOT_FOUND) await syncCart()
  throw error
}

/**
 * Adds a promo code to the cart, which the server prices. A code without effect is no failure: the result contains the reason
 * (docs/decisions/0030). Throws the `Failure` of a refusal (document 2 §8, codes 597 and 598).
 */
export const enterPromoCode = (code: string): Promise<CodeResult> =>
  sendSavings(async () => {
    await waitForWrites()
    const body = { code, cartId: currentCart()._id }
    const added = request(cartActionCalls.addPromoCode, { body }).catch(syncIfGone)
    const { results } = await receiveChangedCart(added)
    return results
  })

/** The result of a code that was entered with others; `failure` if the server refused it (codes 597 and 598). */
export type CodeOutcome = { code: string } & ({ result: CodeResult } | { failure: Failure })

const isRefusedCode = (error: unknown): error is Failure =>
  isFailure(error) && refusedCodes.includes(error.code)

async function enterOneByOne(codes: readonly string[]): Promise<CodeOutcome[]> {
  const outcomes: CodeOutcome[] = []
  for (const code of codes) {
    try {
      // The codes of a cart are checked in the order in which they were entered.
      outcomes.push({ code, result: await enterPromoCode(code) })
    } catch (error) {
      if (!isRefusedCode(error)) throw error
      outcomes.push({ code, failure: error })
    }
  }
  return outcomes
}

/**
 * Enters several codes with one request, and returns the outcome of each, in their order. A refusal concerns one of them, and undoes all:
 * they are then entered one by one. Throws any other `Failure`.
 */
export const enterPromoCodes = (codes: readonly string[]): Promise<CodeOutcome[]> =>
  sendSavings(async () => {
    await waitForWrites()
    const body = { promoCodes: [...codes], cartId: currentCart()._id }
    try {
      const added = request(cartActionCalls.addPromoCodes, { body }).catch(syncIfGone)
      const { results } = await receiveChangedCart(added)
      return results.map((result) => ({ code: result.code, result }))
    } catch (error) {
      if (!isRefusedCode(error)) throw error
      return await enterOneByOne(codes)
    }
  })

/** Removes a promo code from the cart. A code that is not in the cart counts as removed. Throws the `Failure` of a refusal. */
export const removePromoCode = (code: string): Promise<void> =>
  sendSavings(async () => {
    const body = { code, cartId: currentCart()._id }
    try {
      await receiveChangedCart(request(cartActionCalls.removePromoCode, { body }).catch(syncIfGone))
    } catch (error) {
      if (!isFailure(error) || error.code !== Refusal.NOT_FOUND || isInCart(code)) throw error
    }
  })

/** The codes on offer, each with what this cart lacks for it. Empty if the request fails. */
export async function offeredPromoCodes(): Promise<readonly OfferedCode[]> {
  try {
    return (await request(cartActionCalls.displayPromoCodes)).promoCodes
  } catch (error) {
    if (!isFailure(error)) throw error
    return []
  }
}
