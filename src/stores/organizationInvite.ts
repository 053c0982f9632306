import { request } from '../api/request.ts'
import { businessCalls } from '../contract/calls/business.ts'
import { verificationCalls } from '../contract/calls/auth/verification.ts'

/** Sends the code that opens an account with that e-mail, and answers where it went, as far as that may be shown. Throws its `Failure`. */
export async function sendRegistrationCode(email: string): Promise<string> {
  const { data } = await request(verificationCalls.issueOtp, { body: { email, type: 'registration' } })
  return data.sentTo
}

/** Takes a business's invite with the account that is logged in. Throws its `Failure`. */
export async function acceptOrganizationInvite(code: string): Promise<void> {
  await request(businessCalls.acceptOrganizationInvite, { params: { code } })
}
