import type { SocialLoginKind } from '../../contract/entities/account/user.ts'
import { store } from '../base/store.ts'
import type { SocialAccount } from './social.ts'

/** What a shopper did at a provider. `blocked`: the browser did not open the provider's window. */
export type SignInAnswer =
  | { kind: 'approved'; account: SocialAccount }
  | { kind: 'cancelled' }
  | { kind: 'blocked' }

/** The provider of the open sheet, and whether it shares the email; null while the sheet is closed. */
export interface SignInRequest {
  provider: SocialLoginKind
  sharesEmail: boolean
}

export const useSignInSheet = store<{ request: SignInRequest | null }>({ request: null })

let answerWith: ((answer: SignInAnswer) => void) | null = null

/** Opens the shop's own sheet in place of a provider's window, and returns the shopper's answer. Another open sheet is cancelled. */
export function openSignInSheet(request: SignInRequest): Promise<SignInAnswer> {
  answerSignInSheet({ kind: 'cancelled' })
  useSignInSheet.setState({ request })
  return new Promise((resolve) => {
    answerWith = resolve
  })
}

/** Closes the sheet with an answer. */
export function answerSignInSheet(answer: SignInAnswer): void {
  useSignInSheet.setState({ request: null })
  answerWith?.(answer)
  answerWith = null
}
