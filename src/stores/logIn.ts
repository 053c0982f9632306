import { forgetToken, request } from '../api/request.ts'
import { loginCalls } from '../contract/calls/auth/login.ts'
import type { BodyInput, ReplyOf } from '../contract/call.ts'
import type { CartDifference } from '../contract/entities/cart.ts'
import type { LoginData } from '../contract/entities/loginData.ts'
import { becomeAccount } from './account.ts'
import { currentCart, receiveCart } from './cart.ts'
import { waitForWrites } from './cartWrites.ts'
import { rememberLogin } from './logins.ts'

/** Longer than a change of the cart takes on a slow phone; what takes longer is written to the account's cart. */
const WRITES_BEFORE_LOGIN_MS = 3_000

async function arrive(ask: () => Promise<ReplyOf<typeof loginCalls.login>>) {
  await waitForWrites(WRITES_BEFORE_LOGIN_MS)
  const brought = currentCart().cartVariants
  const { data } = await ask()
  // The session is another; its token comes with the next write.
  forgetToken()
  becomeAccount(data.user)
  receiveCart(data.cart)
  rememberLogin({ brought, differences: data.cartDifferences })
  return data.cartDifferences
}

/**
 * Logs in: the guest's cart is merged into the account's by the server, and what came out differently is answered. Throws the
 * `Failure` of a refused login (document 2 §8, codes 5 and 55).
 */
export const logIn = (loginData: LoginData): Promise<readonly CartDifference[]> =>
  arrive(() => request(loginCalls.login, { body: { loginData } }))

/** Opens an account and logs in, as `logIn` does. Throws the `Failure` of a refused one (document 2 §8, codes 561, 562 and 566). */
export const join = (body: BodyInput<typeof loginCalls.join>): Promise<readonly CartDifference[]> =>
  arrive(() => request(loginCalls.join, { body }))
