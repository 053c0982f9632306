import { isFailure } from '../../api/failure.ts'
import { ErrorCode, Refusal } from '../../contract/errorCodes.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import type { LoginData } from '../../contract/entities/account/loginData.ts'
import { logIn } from '../../stores/login/logIn.ts'
import { checkSocial, linkSocial, type SocialAccount, socialData } from '../../stores/login/social.ts'
import { signInProviders } from './providers/signInProviders.ts'

/** What follows on the approval at a provider. */
export type SocialEntry =
  | { kind: 'loggedIn'; differences: readonly CartDifference[] }
  | { kind: 'hasAccount'; email: string }
  | { kind: 'new' }

/** Logs in with a social account if it is linked. Throws the `Failure` of any other refusal. */
export async function enterWithSocial(account: SocialAccount): Promise<SocialEntry> {
  const status = await checkSocial(account)
  if (status.kind !== 'linked') return status
  try {
    return { kind: 'loggedIn', differences: await logIn(socialData(account)) }
  } catch (error) {
    // Apple has no call that checks an account: its login is the check.
    if (isFailure(error) && error.code === ErrorCode.LOGIN_ERROR) return { kind: 'new' }
    throw error
  }
}

/** A login, and what happened to the social account that the shopper came with; null if there was none. */
export interface LoginResult {
  differences: readonly CartDifference[]
  link: { key: 'social.linked' | 'social.taken' | 'social.not_linked'; name: string } | null
}

/** Links Google or Facebook after the login. The shopper is logged in either way. */
async function linkAfterLogin(account: SocialAccount): Promise<LoginResult['link']> {
  const { name } = signInProviders[account.kind]
  try {
    await linkSocial(account)
    return { key: 'social.linked', name }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { key: error.code === Refusal.ALREADY_LINKED ? 'social.taken' : 'social.not_linked', name }
  }
}

/**
 * Logs in with a password or a code, and links the social account that the shopper came with. Apple has no call for that: its account goes
 * with the login (docs/decisions/0089). Throws the `Failure` of a refused login.
 */
export async function logInAndLink(
  loginData: LoginData,
  otp: string | undefined,
  linking: SocialAccount | null,
): Promise<LoginResult> {
  if (linking === null) return { differences: await logIn(loginData, otp), link: null }
  if (linking.kind === 'apple') {
    const differences = await logIn({ ...loginData, ...socialData(linking) }, otp)
    return { differences, link: { key: 'social.linked', name: signInProviders.apple.name } }
  }
  const differences = await logIn(loginData, otp)
  return { differences, link: await linkAfterLogin(linking) }
}
