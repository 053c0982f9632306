import { forgetToken, request } from '../../api/request.ts'
import { passwordCalls } from '../../contract/calls/auth/password.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import { currentAccount } from '../session/account.ts'
import { becomeGuest } from './logOut.ts'

/** Has the link sent that opens the choice of a new password; whether there is such an account is never told. Throws its `Failure`. */
export async function sendResetLink(email: string): Promise<void> {
  await request(passwordCalls.forgetPassword, { body: { email } })
}

/**
 * Chooses a new password by the token of a link, and answers whose it is. Whoever was logged in with the old one is not any more,
 * here as elsewhere. Throws the `Failure` of a link that opens nothing.
 */
export async function resetPassword(token: string, newPassword: string): Promise<string> {
  const { data } = await request(passwordCalls.resetPassword, { body: { token, newPassword } })
  if (currentAccount()?.email === data.email) {
    forgetToken()
    becomeGuest((await request(cartCalls.syncCart)).data.cart)
  }
  return data.email
}
