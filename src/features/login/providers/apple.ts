import { appleSignInConfig } from '../../../stores/login/social.ts'
import type { SignInProvider } from './provider.ts'
import { hasStandIn, signInOnSheet } from './standIn.ts'

/**
 * Apple. `AppleID.auth.init(config)` and `signIn()` of its script go into `signIn`, with client id, state and nonce of the configuration
 * (document 2 §7, apple-sign-in/config), and the identity token as the proof.
 */
export const apple: SignInProvider = {
  name: 'Apple',
  isSupported: () => hasStandIn,
  signIn: async () => {
    const { scope } = await appleSignInConfig()
    return signInOnSheet('apple', scope.split(' ').includes('email'))
  },
}
