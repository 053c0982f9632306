import type { authCalls } from '../../src/contract/calls/auth.ts'
import { captureHandlers } from './auth/capture.ts'
import { loginHandlers } from './auth/login.ts'
import { passwordHandlers } from './auth/password.ts'
import { providerTokenHandlers } from './auth/providerToken.ts'
import { socialHandlers } from './auth/social.ts'
import { verificationHandlers } from './auth/verification.ts'
import type { HandlersOf } from './handler.ts'

/** Document 2 §7, Authentication and account: login and identity. */
export const authHandlers: HandlersOf<typeof authCalls> = {
  ...loginHandlers,
  ...passwordHandlers,
  ...verificationHandlers,
  ...captureHandlers,
  ...socialHandlers,
  ...providerTokenHandlers,
}
