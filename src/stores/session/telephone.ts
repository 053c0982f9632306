import type { ReplyOf } from '../../contract/call.ts'
import { request } from '../../api/request.ts'
import { verificationCalls } from '../../contract/calls/auth/verification.ts'
import { changeAccount, currentAccount } from './account.ts'

/**
 * Saves a phone number, ten digits, and an email for the order if given; with `verify`, a code is sent to the number. A number that is new to
 * the account is not verified. Throws the `Failure` (code 596: it belongs to another account).
 */
export async function sendTelephone(
  phone: string,
  verify: boolean,
  email?: string,
): Promise<ReplyOf<typeof verificationCalls.verifyPhone>['data']> {
  const { data } = await request(verificationCalls.verifyPhone, {
    body: { phone, verify, ...(email ? { email } : {}) },
  })
  if (currentAccount()?.telephoneNumber !== phone)
    changeAccount({ telephoneNumber: phone, telephoneVerification: { verified: false } })
  return data
}

/** Confirms the saved number with the code. Throws the `Failure` (code 566: it is wrong or no longer valid). */
export async function confirmTelephoneCode(code: string): Promise<void> {
  await request(verificationCalls.verifyCode, { body: { code } })
  changeAccount({ telephoneVerification: { verified: true } })
}
