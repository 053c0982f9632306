import { ORGANIZATION_INVITE_VALID_MS } from '../../../src/contract/limits.ts'

interface SentInvite {
  /** When it was sent, in ms. */
  at: number
  ended?: 'accepted' | 'withdrawn' | undefined
}

/** The state of a business's invitation at a time: it ends with its acceptance, its withdrawal, or after two weeks (docs/decisions/0110). */
export function invitationStatus(
  { at, ended }: SentInvite,
  now: number,
): 'pending' | 'accepted' | 'withdrawn' | 'expired' {
  if (ended) return ended
  return now < at + ORGANIZATION_INVITE_VALID_MS ? 'pending' : 'expired'
}
