import { request } from '../../api/request.ts'
import { providerTokenCalls } from '../../contract/calls/auth/providerToken.ts'
import { socialCalls } from '../../contract/calls/auth/social.ts'
import type { GoogleAccount, LoginData } from '../../contract/entities/account/loginData.ts'
import type { SocialLoginKind, User } from '../../contract/entities/account/user.ts'
import { changeAccount } from '../session/account.ts'

/** An account at a provider, as the provider shares it with the shop. */
export interface SocialAccount {
  kind: SocialLoginKind
  userId: string
  email?: string | undefined
  firstName?: string
  lastName?: string
  /** The provider's proof, of an SDK only. It is sent to the server and never stored. */
  proof?: string
}

const shared = ({ userId, email }: SocialAccount) => ({ userId, ...(email === undefined ? {} : { email }) })

const googleData = ({ firstName, lastName, proof, ...account }: SocialAccount): GoogleAccount => ({
  ...shared(account),
  ...(firstName === undefined ? {} : { firstName }),
  ...(lastName === undefined ? {} : { lastName }),
  ...(proof === undefined ? {} : { idToken: proof }),
})

const facebookData = ({ proof, ...account }: SocialAccount) => ({
  ...shared(account),
  ...(proof === undefined ? {} : { accessToken: proof }),
})

const appleData = ({ proof, ...account }: SocialAccount) => ({
  ...shared(account),
  ...(proof === undefined ? {} : { identityToken: proof }),
})

/** The part of the login data that shows a social account. */
export function socialData(account: SocialAccount): Pick<LoginData, SocialLoginKind> {
  if (account.kind === 'google') return { google: googleData(account) }
  return account.kind === 'facebook' ? { facebook: facebookData(account) } : { apple: appleData(account) }
}

/** The state of a social account: it is linked, an account of the shop has its email, or it is new. */
export type SocialStatus = { kind: 'linked' } | { kind: 'hasAccount'; email: string } | { kind: 'new' }

/**
 * Asks the server about a Google or Facebook account (document 2 §7). There is no such call for Apple, whose login itself shows whether the
 * account is linked. Throws its `Failure`.
 */
export async function checkSocial(account: SocialAccount): Promise<SocialStatus> {
  if (account.kind === 'apple') return { kind: 'linked' }
  const { data } =
    account.kind === 'google'
      ? await request(socialCalls.checkGoogle, { body: { accountData: googleData(account) } })
      : await request(socialCalls.checkFacebook, { body: { facebook: facebookData(account) } })
  if (data.isLinked) return { kind: 'linked' }
  return data.hasAccount && data.email !== undefined
    ? { kind: 'hasAccount', email: data.email }
    : { kind: 'new' }
}

const receiveUser = ({ data: { user } }: { data: { user: User } }): void =>
  changeAccount({ socialLoginKinds: user.socialLoginKinds })

/** Links a Google or Facebook account to the logged-in account. Throws its `Failure`, for example of an account that is linked elsewhere. */
export async function linkSocial(account: SocialAccount): Promise<void> {
  if (account.kind === 'google') {
    receiveUser(await request(socialCalls.linkGoogle, { body: { accountData: googleData(account) } }))
  } else if (account.kind === 'facebook') {
    receiveUser(await request(socialCalls.linkFacebook, { body: { facebook: facebookData(account) } }))
  }
}

/** Unlinks Google or Facebook from the logged-in account. Throws its `Failure`: the last way to log in stays. */
export async function unlinkSocial(kind: 'google' | 'facebook'): Promise<void> {
  receiveUser(
    kind === 'google'
      ? await request(socialCalls.unlinkGoogle, { body: {} })
      : await request(socialCalls.unlinkFacebook, { body: {} }),
  )
}

/** What Apple's sign-in needs: the shop's client id, and a state and a nonce of this session. Throws its `Failure`. */
export async function appleSignInConfig() {
  return (await request(providerTokenCalls.appleSignInConfig)).data
}

/** The accounts that the shop's own sheet offers in place of a provider's. Throws its `Failure`. */
export async function signInAccounts(provider: SocialLoginKind) {
  return (await request(socialCalls.readSignInAccounts, { query: { provider } })).data.accounts
}
