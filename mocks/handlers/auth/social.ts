import { accountIn } from '../../state/account/accountIn.ts'
import type { socialCalls } from '../../../src/contract/calls/auth/social.ts'
import { demoLogins } from '../../../fixtures/demoLogins.ts'
import { accountIdOf, demoPassword } from '../../../fixtures/people.ts'
import { signInAccounts } from '../../../fixtures/signInAccounts.ts'
import type { Config } from '../../../src/contract/entities/config.ts'
import { emailKey } from '../../rules/contact/contact.ts'
import { isSocialLoginOn, socialFeature } from '../../rules/socialLogins.ts'
import { refuse } from '../../base/refuse.ts'
import { accountByEmail, accountBySocial, type SocialKind } from '../../state/account/accounts.ts'
import { seedAccounts } from '../../state/account/people.ts'
import type { Account } from '../../state/records/account.ts'
import { userOf } from '../../state/account/userView.ts'
import { type HandlersOf, reads, writes } from '../handler.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'

interface Shown {
  userId: string
  email?: string | undefined
}

function refuseSwitchedOff(kind: SocialKind, config: Config): void {
  if (!isSocialLoginOn(kind, config)) throw refuse('forbidden', { expected: socialFeature[kind] })
}

function checkShown(
  kind: 'google' | 'facebook',
  { userId, email }: Shown,
  { state, config, now }: HandlerContext,
) {
  refuseSwitchedOff(kind, config)
  seedAccounts(state, now)
  const linked = accountBySocial(state, kind, userId)
  const account = linked ?? (email === undefined ? undefined : accountByEmail(state, email))
  const knownEmail = linked?.email ?? (email === undefined ? undefined : emailKey(email))
  return {
    data: {
      isLinked: linked !== undefined,
      hasAccount: account !== undefined,
      ...(knownEmail === undefined ? {} : { email: knownEmail }),
    },
  }
}

function link(kind: 'google' | 'facebook', { userId }: Shown, context: HandlerContext) {
  const account = accountIn(context)
  refuseSwitchedOff(kind, context.config)
  const owner = accountBySocial(context.state, kind, userId)
  if (owner && owner._id !== account._id) throw refuse('already_linked')
  account.social[kind] = userId
  return { data: { user: userOf(account, context.state) } }
}

const waysIn = ({ password, social }: Account): number =>
  (password === null ? 0 : 1) + Object.keys(social).length

function unlink(kind: SocialKind, context: HandlerContext) {
  const account = accountIn(context)
  if (account.social[kind] === undefined) throw refuse('not_linked')
  // Otherwise the account could not be opened any more.
  if (waysIn(account) === 1) throw refuse('last_way_to_log_in')
  const { [kind]: _unlinked, ...others } = account.social
  account.social = others
  return { data: { user: userOf(account, context.state) } }
}

/** Document 2 §7: accounts elsewhere that open the account here. */
export const socialHandlers: HandlersOf<typeof socialCalls> = {
  checkGoogle: writes(({ body, ...context }) => checkShown('google', body.accountData, context)),
  linkGoogle: writes(({ body, ...context }) => link('google', body.accountData, context)),
  unlinkGoogle: writes((context) => unlink('google', context)),
  checkFacebook: writes(({ body, ...context }) => checkShown('facebook', body.facebook, context)),
  linkFacebook: writes(({ body, ...context }) => link('facebook', body.facebook, context)),
  unlinkFacebook: writes((context) => unlink('facebook', context)),
  readSignInAccounts: reads(({ query, config }) => {
    refuseSwitchedOff(query.provider, config)
    return { data: { accounts: [...signInAccounts[query.provider]] } }
  }),
  readDemoLogins: writes(({ state, now }) => {
    seedAccounts(state, now)
    return {
      data: {
        logins: demoLogins.flatMap(({ person, shows }) => {
          // A tester may have deleted the account.
          const { email, name } = state.accounts[accountIdOf(person)] ?? {}
          if (email === undefined || name === undefined) return []
          return { email, password: demoPassword, name: `${name.first} ${name.last}`, shows }
        }),
      },
    }
  }),
}
