import { isFailure } from '../../api/failure.ts'
import { endSession, forgetToken, request } from '../../api/request.ts'
import { passwordCalls } from '../../contract/calls/auth/password.ts'
import { cartCalls } from '../../contract/calls/cart.ts'
import type { Cart } from '../../contract/entities/cart.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { changeAccount, currentAccount } from '../session/account.ts'
import { becomeGuest } from './logOut.ts'

/** Sends a link for choosing a new password; the answer does not reveal whether the account exists. Throws its `Failure`. */
export async function sendResetLink(email: string): Promise<void> {
  await request(passwordCalls.forgetPassword, { body: { email } })
}

/**
 * Exchanges the code that was sent to an email for the token of a reset; null if no account has this email. Throws its `Failure` (document 2
 * §8, code 566).
 */
export async function resetTokenFor(email: string, otp: string): Promise<string | null> {
  const { data } = await request(passwordCalls.forgetPassword, { body: { email, otp } })
  return data.token ?? null
}

/** The cart of the session that has begun; null if it cannot be read. */
async function guestCart(): Promise<Cart | null> {
  try {
    return (await request(cartCalls.syncCart)).data.cart
  } catch (error) {
    if (!isFailure(error)) throw error
    return null
  }
}

/**
 * Sets a new password with the token of a link; returns the account's email. All sessions with the old password end. Throws the `Failure`
 * of an invalid link, never of what follows: the link is used up.
 */
export async function resetPassword(token: string, newPassword: string): Promise<string> {
  const { data } = await request(passwordCalls.resetPassword, { body: { token, newPassword } })
  if (currentAccount()?.email === data.email) {
    endSession()
    becomeGuest(await guestCart())
  }
  return data.email
}

async function sendFirst(newPassword: string, unanswered: string | null): Promise<void> {
  try {
    await request(passwordCalls.setPassword, { body: { newPassword } })
  } catch (error) {
    if (unanswered === null || !isFailure(error) || error.code !== Refusal.PASSWORD_ALREADY_SET) throw error
    await request(passwordCalls.changePassword, { body: { currentPassword: unanswered, newPassword } })
  }
}

/**
 * Sets the first password of the logged-in account. Other browsers are logged out. `unanswered` is the password of an earlier attempt whose
 * answer was lost: it may be set. Throws its `Failure`.
 */
export async function setPassword(newPassword: string, unanswered: string | null): Promise<void> {
  await sendFirst(newPassword, unanswered)
  // The session is new; its token comes with the next write.
  forgetToken()
  changeAccount({ hasPassword: true })
}
