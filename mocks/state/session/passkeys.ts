import { nextHex } from '../../base/random.ts'
import type { Account } from '../records/account.ts'
import type { HandlerContext } from '../handlerContext.ts'
import type { ShopState } from '../stateSchema.ts'

/** How long a challenge is valid, in ms. */
export const CHALLENGE_VALID_MS = 5 * 60_000

/** A new challenge of this browser, 128 random bits as text that is valid base64url: to log in, or with a `userId` to add a passkey to that account. */
export function newChallenge({ state, visitor, now }: HandlerContext, userId?: string): string {
  const { access, chance } = state
  const challenge = nextHex(chance, 32)
  access.passkeyChallenges = [
    ...(access.passkeyChallenges ?? []).filter(({ expiresAt }) => now < expiresAt),
    {
      challenge,
      visitorId: visitor.id,
      expiresAt: now + CHALLENGE_VALID_MS,
      ...(userId === undefined ? {} : { userId }),
    },
  ]
  return challenge
}

/** Uses up a challenge; false for one that has expired, was used, or belongs to another browser, account or purpose. */
export function isChallengeOpen(
  challenge: string,
  { state: { access }, visitor, now }: HandlerContext,
  userId?: string,
): boolean {
  const found = (access.passkeyChallenges ?? []).find(
    (one) => one.challenge === challenge && one.visitorId === visitor.id && one.userId === userId,
  )
  if (!found) return false
  access.passkeyChallenges = (access.passkeyChallenges ?? []).filter((one) => one !== found)
  return now < found.expiresAt
}

type SavedPasskey = NonNullable<Account['passkeys']>[number]

/** The passkey with this id of its credential, and its account. */
export function passkeyOf(
  { accounts }: ShopState,
  credentialId: string,
): { account: Account; passkey: SavedPasskey } | undefined {
  for (const account of Object.values(accounts)) {
    const passkey = account.passkeys?.find((one) => one.credentialId === credentialId)
    if (passkey) return { account, passkey }
  }
  return undefined
}
