import { forgetToken, request } from '../../api/request.ts'
import { loginCalls } from '../../contract/calls/auth/login.ts'
import { verificationCalls } from '../../contract/calls/auth/verification.ts'
import type { BodyInput, ReplyOf } from '../../contract/call.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import type { LoginData } from '../../contract/entities/account/loginData.ts'
import { becomeAccount } from '../session/account.ts'
import { currentCart } from '../cart/cart.ts'
import { receiveCart } from '../cart/receiveCart.ts'
import { waitForWrites } from '../cart/cartWrites.ts'
import { rememberLogin } from '../session/logins.ts'

/** Longer than a cart change takes on a slow phone; later changes are written to the account's cart. */
const WRITES_BEFORE_LOGIN_MS = 3_000

async function arrive(ask: () => Promise<ReplyOf<typeof loginCalls.login>>) {
  await waitForWrites(WRITES_BEFORE_LOGIN_MS)
  const brought = currentCart().cartVariants
  const { data } = await ask()
  // The session is new; its token comes with the next write.
  forgetToken()
  becomeAccount(data.user)
  receiveCart(data.cart)
  return { brought, differences: data.cartDifferences }
}

/**
 * Logs in. The server merges the guest's cart into the account's; the differences are returned. Throws the `Failure` of a refused login
 * (document 2 §8, codes 5 and 55).
 */
export async function logIn(loginData: LoginData): Promise<readonly CartDifference[]> {
  const merged = await arrive(() => request(loginCalls.login, { body: { loginData } }))
  rememberLogin(merged)
  return merged.differences
}

/**
 * Sends the code for a new account to the phone number if given, else to the email; returns the masked destination. Throws its `Failure`
 * (document 2 §8, codes 561 and 562).
 */
export async function sendRegistrationCode(contact: { email: string; phone?: string }): Promise<string> {
  const { data } = await request(verificationCalls.issueOtp, { body: { ...contact, type: 'registration' } })
  return data.sentTo
}

/**
 * Creates an account and logs in; its cart is the guest's, so there are no differences. Throws the `Failure` of a refusal (document 2 §8,
 * codes 561, 562 and 566).
 */
export async function join(body: BodyInput<typeof loginCalls.join>): Promise<void> {
  await arrive(() => request(loginCalls.join, { body }))
}
