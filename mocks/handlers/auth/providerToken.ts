import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { providerTokenCalls } from '../../../src/contract/calls/auth/providerToken.ts'
import { isSocialLoginOn } from '../../rules/socialLogins.ts'
import { refuse } from '../../base/refuse.ts'
import { HOUR_MS, isoTime } from '../../base/clock.ts'
import { type HandlersOf, reads } from '../handler.ts'
import type { HandlerContext } from '../../state/handlerContext.ts'

/** A secret of this session for one purpose: constant during the session, different after the next login. */
const secretFor = (purpose: string, { visitor }: HandlerContext): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(visitor.token), utf8ToBytes(purpose)))

/** Valid until the end of the next full hour, so that two requests get the same token. */
function hourly(purpose: string, context: HandlerContext) {
  const hour = Math.floor(context.now / HOUR_MS)
  const who = context.account?._id ?? context.visitor.id
  return {
    data: {
      token: secretFor(`${purpose}:${who}:${hour}`, context),
      expiresAt: isoTime((hour + 2) * HOUR_MS),
    },
  }
}

/** Document 2 §7: what the shop needs to talk to services of others. */
export const providerTokenHandlers: HandlersOf<typeof providerTokenCalls> = {
  appleSignInConfig: reads((context) => {
    if (!isSocialLoginOn('apple', context.config)) throw refuse('forbidden', { expected: 'appleLogin' })
    return {
      data: {
        clientId: 'example.pasar.web',
        redirectUri: '/login',
        scope: 'name email',
        state: secretFor('apple-state', context).slice(0, 32),
        nonce: secretFor('apple-nonce', context).slice(0, 32),
        usePopup: true,
      },
    }
  }),
  firebaseToken: reads((context) => hourly('firebase', context)),
  acsToken: reads((context) => hourly('acs', context)),
}
