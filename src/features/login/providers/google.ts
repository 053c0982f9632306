import type { SignInProvider } from './provider.ts'
import { hasStandIn, signInOnSheet } from './standIn.ts'

/** Google. The credential of `google.accounts.id` goes into `signIn`, with its ID token as the proof. */
export const google: SignInProvider = {
  name: 'Google',
  isSupported: () => hasStandIn,
  signIn: () => signInOnSheet('google'),
}
