import { demoPassword } from '../../../fixtures/people.ts'
import { digestOf } from '../../rules/passwords.ts'
import { nextHex } from '../../base/random.ts'
import type { ShopState } from '../../state/stateSchema.ts'

/** Replaces a secret. */
const TAKEN_OUT = 'taken-out'

/** Messages whose content grants access. */
const letsIn: readonly string[] = ['otp', 'bankCode', 'resetLink']

/**
 * The state as it may leave this browser: no digest of a password, no token, no code that was sent. Of card numbers the shop
 * itself keeps the last four digits only.
 */
export function withoutSecrets(state: ShopState): ShopState {
  const safe = structuredClone(state)
  for (const visitor of Object.values(safe.visitors)) {
    visitor.token = TAKEN_OUT
    if (visitor.challenge) visitor.challenge.id = TAKEN_OUT
  }
  for (const account of Object.values(safe.accounts)) {
    if (account.password) account.password = { salt: TAKEN_OUT, digest: TAKEN_OUT }
  }
  const shoppers = [
    ...Object.values(safe.visitors).map(({ guest }) => guest),
    ...Object.values(safe.accounts).map(({ shopper }) => shopper),
  ]
  // The code of a payment is replaced by one that cannot be typed: a payment without a code would need none.
  for (const { otp } of shoppers.flatMap(({ payments }) => payments)) if (otp) otp.code = TAKEN_OUT
  safe.access.otps = []
  safe.access.resetLinks = []
  safe.access.sessionLinks = []
  safe.access.passkeyChallenges = []
  safe.outbox = safe.outbox.map((message) =>
    letsIn.includes(message.kind) ? { ...message, content: TAKEN_OUT } : message,
  )
  return safe
}

/** The random source of the tokens of a restored state. */
const SEED = 2_611

/** Makes an exported state usable: new tokens, and the fixtures' password for each of their accounts. */
export function withNewSecrets(state: ShopState): ShopState {
  const usable = structuredClone(state)
  // A separate random source, since the shop's own must continue unchanged.
  const chance = { seed: SEED + usable.revision }
  for (const visitor of Object.values(usable.visitors)) {
    visitor.token = nextHex(chance, 32)
    if (visitor.challenge) visitor.challenge.id = nextHex(chance, 24)
  }
  const password = digestOf(demoPassword, nextHex(chance, 16))
  for (const account of Object.values(usable.accounts)) {
    if (account.password) account.password = password
  }
  return usable
}
