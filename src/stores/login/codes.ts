import { request } from '../../api/request.ts'
import { verificationCalls } from '../../contract/calls/auth/verification.ts'
import type { OtpType } from '../../contract/entities/account/otp.ts'

/** Where a code is sent: to the phone number if there is one, else to the email. */
export interface CodeContact {
  email?: string
  phone?: string
}

async function sendCode(contact: CodeContact, type: OtpType): Promise<string> {
  const { data } = await request(verificationCalls.issueOtp, { body: { ...contact, type } })
  return data.sentTo
}

/** Sends the code for a new account; returns the masked destination. Throws its `Failure` (document 2 §8, codes 561 and 562). */
export const sendRegistrationCode = (contact: CodeContact): Promise<string> =>
  sendCode(contact, 'registration')

/** Sends the code for a login. The answer does not reveal whether there is an account. */
export const sendLoginCode = (contact: CodeContact): Promise<string> => sendCode(contact, 'login')

/** Sends the code for a new password. The answer does not reveal whether there is an account. */
export const sendResetCode = (email: string): Promise<string> => sendCode({ email }, 'forgetPassword')
