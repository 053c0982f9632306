import type { SignInAnswer } from '../../../stores/login/signInSheet.ts'

/**
 * A social login. For a real server, its file is the one place for the provider's SDK: `isSupported` asks it whether this browser can sign
 * in, and `signIn` opens its window and returns what the shopper did there.
 */
export interface SignInProvider {
  /** A brand, the same in all languages. */
  name: string
  isSupported: () => boolean
  signIn: () => Promise<SignInAnswer>
}
