import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { cartActionCalls } from '../../contract/calls/cartActions.ts'
import type { ReplyOf } from '../../contract/call.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { currentCart } from './cart.ts'
import { receiveCart } from './receiveCart.ts'
import { syncCart, waitForWrites } from './cartWrites.ts'

/** Longer than a change of the cart takes on a slow phone; what takes longer, the code is not held against. */
const WRITES_BEFORE_CODE_MS = 3_000

export type CodeResult = ReplyOf<typeof cartActionCalls.addPromoCode>['results']
export type OfferedCode = ReplyOf<typeof cartActionCalls.displayPromoCodes>['promoCodes'][number]

const isInCart = (code: string): boolean =>
  currentCart().appliedPromoCodes.some((other) => other.code === code)

/** Asks for the cart that is this visitor's now, where the server knows no such cart or code; throws the failure on. */
async function lookAgain(error: unknown): Promise<never> {
  if (isFailure(error) && error.code === Refusal.NOT_FOUND) await syncCart()
  throw error
}

/**
 * Enters a code into the cart, whose totals are the server's. One that does not count is no failure: the answer says why
 * (docs/decisions/0030). Throws the `Failure` of a refusal (document 2 §8, codes 597 and 598).
 */
export async function enterPromoCode(code: string): Promise<CodeResult> {
  await waitForWrites(WRITES_BEFORE_CODE_MS)
  const body = { code, cartId: currentCart()._id }
  const { results, data } = await request(cartActionCalls.addPromoCode, { body }).catch(lookAgain)
  receiveCart(data.cart)
  return results
}

/** Takes a code out of the cart; one that is not in it any more is out. Throws the `Failure` of a refusal. */
export async function removePromoCode(code: string): Promise<void> {
  const body = { code, cartId: currentCart()._id }
  try {
    const { data } = await request(cartActionCalls.removePromoCode, { body }).catch(lookAgain)
    receiveCart(data.cart)
  } catch (error) {
    if (!isFailure(error) || error.code !== Refusal.NOT_FOUND || isInCart(code)) throw error
  }
}

/** The codes that the shop shows, with what each would need of this cart; none where they cannot be had. */
export async function offeredPromoCodes(): Promise<readonly OfferedCode[]> {
  try {
    return (await request(cartActionCalls.displayPromoCodes)).promoCodes
  } catch (error) {
    if (!isFailure(error)) throw error
    return []
  }
}
