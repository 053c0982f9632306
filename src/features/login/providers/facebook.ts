import type { SignInProvider } from './provider.ts'
import { hasStandIn, signInOnSheet } from './standIn.ts'

/** Facebook. `FB.login(…)` of its SDK goes into `signIn`, with its access token as the proof. */
export const facebook: SignInProvider = {
  name: 'Facebook',
  isSupported: () => hasStandIn,
  signIn: () => signInOnSheet('facebook'),
}
