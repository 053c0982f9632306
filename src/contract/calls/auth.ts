import { captureCalls } from './auth/capture.ts'
import { loginCalls } from './auth/login.ts'
import { passwordCalls } from './auth/password.ts'
import { providerTokenCalls } from './auth/providerToken.ts'
import { socialCalls } from './auth/social.ts'
import { verificationCalls } from './auth/verification.ts'

/** Document 2 §7, Authentication and account: identity of the shopper. */
export const authCalls = {
  ...loginCalls,
  ...passwordCalls,
  ...verificationCalls,
  ...captureCalls,
  ...socialCalls,
  ...providerTokenCalls,
}
