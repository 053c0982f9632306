import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { passkeyCalls } from '../../../src/contract/calls/passkeys.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { nextHex } from '../../base/random.ts'
import { badField, notFound, refuse } from '../../base/refuse.ts'
import { toBase64url } from '../../base/base64url.ts'
import {
  checkAssertion,
  checkRegistration,
  clientDataIn,
  relyingPartyAt,
} from '../../rules/passkeys/ceremony.ts'
import { accountIn } from '../../state/account/accountIn.ts'
import { passkeysOf } from '../../state/account/passkeyView.ts'
import { seedAccounts } from '../../state/account/people.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'
import { welcome } from '../../state/session/login.ts'
import { CHALLENGE_VALID_MS, isChallengeOpen, newChallenge, passkeyOf } from '../../state/session/passkeys.ts'
import { type HandlersOf, reads, writes } from '../handler.ts'

const RP_NAME = 'Pasar'

function refuseSwitchedOff({ hasPasskeys }: HandlerContext): void {
  if (!hasPasskeys) throw refuse('forbidden', { expected: 'passkeys' })
}

const handleOf = (accountId: string): string => toBase64url(utf8ToBytes(accountId))

/** Passkeys, an extra (docs/decisions/0109). A refusal after the challenge is returned: the challenge stays used. */
export const passkeyHandlers: HandlersOf<typeof passkeyCalls> = {
  readPasskeys: reads(({ hasPasskeys, account }) => ({
    data: { isEnabled: hasPasskeys, passkeys: account ? passkeysOf(account) : [] },
  })),
  passkeyRegistrationOptions: writes((context) => {
    const account = accountIn(context)
    refuseSwitchedOff(context)
    const { first, last } = account.name
    return {
      data: {
        challenge: newChallenge(context, account._id),
        rp: { id: relyingPartyAt(context.origin).id, name: RP_NAME },
        user: { id: handleOf(account._id), name: account.email, displayName: `${first} ${last}` },
        excludeCredentials: (account.passkeys ?? []).map(({ credentialId }) => ({ id: credentialId })),
        userVerification: 'required',
        timeout: CHALLENGE_VALID_MS,
      },
    }
  }),
  addPasskey: writes(({ body: { name, credential }, ...context }) => {
    const account = accountIn(context)
    refuseSwitchedOff(context)
    const { state, now, origin } = context
    const challenge = clientDataIn(credential)?.challenge ?? ''
    if (!isChallengeOpen(challenge, context, account._id)) {
      return refuse('too_late', { field: 'credential' })
    }
    const checked = checkRegistration(credential, relyingPartyAt(origin))
    if ('lacks' in checked) return badField('credential', checked.lacks)
    const { id: credentialId, key, counter } = checked
    if (passkeyOf(state, credentialId)) return refuse('already_linked', { field: 'credential' })
    account.passkeys = [
      ...(account.passkeys ?? []),
      { _id: nextHex(state.chance, 24), credentialId, key, counter, name, createdAt: now },
    ]
    return { data: { passkeys: passkeysOf(account) } }
  }),
  removePasskey: writes(({ params: { id }, ...context }) => {
    const account = accountIn(context)
    const { passkeys = [] } = account
    if (!passkeys.some(({ _id }) => _id === id)) throw notFound('id')
    account.passkeys = passkeys.filter(({ _id }) => _id !== id)
    return { data: { passkeys: passkeysOf(account) } }
  }),
  passkeyLoginOptions: writes((context) => {
    refuseSwitchedOff(context)
    return {
      data: {
        challenge: newChallenge(context),
        rpId: relyingPartyAt(context.origin).id,
        userVerification: 'required',
        timeout: CHALLENGE_VALID_MS,
      },
    }
  }),
  logInWithPasskey: writes(({ body: { credential, additionalItems }, ...context }) => {
    refuseSwitchedOff(context)
    const { state, now, origin } = context
    seedAccounts(state, now)
    if (!isChallengeOpen(clientDataIn(credential)?.challenge ?? '', context)) {
      return refuse('too_late', { field: 'credential' })
    }
    const found = passkeyOf(state, credential.id)
    if (!found) return notFound('credential')
    const { account, passkey } = found
    const { userHandle } = credential.response
    const checked = checkAssertion(credential, passkey, relyingPartyAt(origin))
    if ('lacks' in checked) {
      return refuse(ErrorCode.LOGIN_ERROR, { field: 'credential', expected: checked.lacks })
    }
    if (userHandle !== undefined && userHandle !== handleOf(account._id)) {
      return refuse(ErrorCode.LOGIN_ERROR, { field: 'credential', expected: 'the user of the passkey' })
    }
    Object.assign(passkey, { counter: checked.counter, lastUsedAt: now })
    return welcome(account, additionalItems, context)
  }),
}
