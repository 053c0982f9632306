import type { SocialLoginKind } from '../../../contract/entities/account/user.ts'
import { openSignInSheet, type SignInAnswer } from '../../../stores/login/signInSheet.ts'

/** Whether the shop shows its own sheet for a provider's window. A build for a real server needs the provider's SDK instead. */
export const hasStandIn: boolean = !import.meta.env.VITE_API

/** Shows the shop's own sheet. */
export const signInOnSheet = (provider: SocialLoginKind, sharesEmail = true): Promise<SignInAnswer> =>
  openSignInSheet({ provider, sharesEmail })
