import { forgetToken, request } from '../api/request.ts'
import { loginCalls } from '../contract/calls/auth/login.ts'
import type { CartDifference } from '../contract/entities/cart.ts'
import type { LoginData } from '../contract/entities/loginData.ts'
import { becomeAccount } from './account.ts'
import { receiveCart } from './cart.ts'
import { waitForWrites } from './cartWrites.ts'

/** Longer than a change of the cart takes on a slow phone; what takes longer is written to the account's cart. */
const WRITES_BEFORE_LOGIN_MS = 3_000

/**
 * Logs in: the guest's cart is merged into the account's by the server, and what came out differently is answered. Throws the
 * `Failure` of a refused login (document 2 §8, codes 5 and 55).
 */
export async function logIn(loginData: LoginData): Promise<readonly CartDifference[]> {
  await waitForWrites(WRITES_BEFORE_LOGIN_MS)
  const { data } = await request(loginCalls.login, { body: { loginData } })
  // The session is another; its token comes with the next write.
  forgetToken()
  becomeAccount(data.user)
  receiveCart(data.cart)
  return data.cartDifferences
}
