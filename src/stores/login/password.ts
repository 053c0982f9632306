import { forgetToken, request } from '../../api/request.ts'
import { passwordCalls } from '../../contract/calls/auth/password.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import { currentAccount } from '../session/account.ts'
import { becomeGuest } from './logOut.ts'

/** Sends a link for choosing a new password; the answer does not reveal whether the account exists. Throws its `Failure`. */
export async function sendResetLink(email: string): Promise<void> {
  await request(passwordCalls.forgetPassword, { body: { email } })
}

/**
 * Sets a new password with the token of a link; returns the account's email. All sessions with the old password end. Throws the `Failure`
 * of an invalid link.
 */
export async function resetPassword(token: string, newPassword: string): Promise<string> {
  const { data } = await request(passwordCalls.resetPassword, { body: { token, newPassword } })
  if (currentAccount()?.email === data.email) {
    forgetToken()
    becomeGuest((await request(cartCalls.syncCart)).data.cart)
  }
  return data.email
}
