import type { providerTokenCalls } from '../../../src/contract/calls/auth/providerToken.ts'
import { isSocialLoginOn } from '../../rules/socialLogins.ts'
import { refuse } from '../../base/refuse.ts'
import { hourlyToken, secretFor } from '../../state/session/providerTokens.ts'
import { type HandlersOf, reads } from '../handler.ts'

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
  firebaseToken: reads((context) => ({ data: hourlyToken('firebase', context) })),
  acsToken: reads((context) => ({ data: hourlyToken('acs', context) })),
}
