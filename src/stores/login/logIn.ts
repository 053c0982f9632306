import { forgetToken, request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import type { BodyInput, ReplyOf } from '../../contract/call.ts'
import type { CartDifference, CartVariantWrite } from '../../contract/entities/cart.ts'
import type { LoginData } from '../../contract/entities/account/loginData.ts'
import { becomeAccount } from '../session/account.ts'
import { currentCart } from '../cart/cart.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { unwrittenLines } from '../cart/unwrittenLines.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { rememberLogin } from '../session/logins.ts'

type Ask = (additionalItems: CartVariantWrite[]) => Promise<ReplyOf<typeof loginCalls.login>>

/** Sends the login, together with the changes of the cart that are still not written after the wait. */
async function arrive(ask: Ask) {
  await waitForWrites()
  const brought = currentCart().cartVariants
  const { items, drop } = unwrittenLines()
  const { data } = await ask(items)
  drop()
  // The session is new; its token comes with the next write.
  forgetToken()
  becomeAccount(data.user)
  receiveCart(data.cart)
  return { brought, differences: data.cartDifferences }
}

/** Logs in with any call that replies as `login` does. Returns the differences of the merged cart; throws the `Failure` of a refusal. */
export async function logInBy(ask: Ask): Promise<readonly CartDifference[]> {
  const merged = await arrive(ask)
  rememberLogin(merged)
  return merged.differences
}

/**
 * Logs in with a password, a linked social account, or a code (`otp`). The server merges the guest's cart into the account's; the differences
 * are returned. Throws the `Failure` of a refused login (document 2 §8, codes 5, 55 and 566).
 */
export async function logIn(loginData: LoginData, otp?: string): Promise<readonly CartDifference[]> {
  return await logInBy((additionalItems) =>
    request(loginCalls.login, {
      body: { loginData, additionalItems, ...(otp === undefined ? {} : { otp }) },
    }),
  )
}

/**
 * Creates an account and logs in; its cart is the guest's. Returns the differences, which only items that were not written yet can have.
 * Throws the `Failure` of a refusal (document 2 §8, codes 561, 562 and 566).
 */
export async function join(
  body: Omit<BodyInput<typeof loginCalls.join>, 'additionalItems'>,
): Promise<readonly CartDifference[]> {
  const { differences } = await arrive((additionalItems) =>
    request(loginCalls.join, { body: { ...body, additionalItems } }),
  )
  return differences
}
