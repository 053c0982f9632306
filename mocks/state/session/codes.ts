import type { OtpType } from '../../../src/contract/entities/account/otp.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { masked } from '../../rules/contact/contact.ts'
import { nextOtp, tried } from '../../rules/otp.ts'
import { type Refused, refuse } from '../../base/refuse.ts'
import { isoTime } from '../../base/clock.ts'
import { hideSpent } from '../hideSpent.ts'
import { send } from '../outbox.ts'
import { nextNumber } from '../../base/random.ts'
import type { ShopState } from '../stateSchema.ts'

/** The public part of a code that was sent. */
export interface SentOtp {
  sentTo: string
  expiresAt: string
}

const isFor = (type: OtpType, to: string) => (otp: { type: OtpType; to: string }) =>
  otp.type === type && otp.to === to

/**
 * Sends a code; it replaces an earlier one to the same recipient for the same purpose, and has its tries if that one is new. An unknown recipient gets no message (`isUnknown`),
 * and the answers to wrong codes do not differ.
 */
export function sendCode(
  state: ShopState,
  type: OtpType,
  to: string,
  now: number,
  isUnknown = false,
): SentOtp {
  const { access } = state
  const isEarlier = isFor(type, to)
  const otp = nextOtp(access.otps.find(isEarlier), nextNumber(state.chance), now)
  access.otps = [
    ...access.otps.filter((known) => known.expiresAt > now && !isEarlier(known)),
    { ...otp, type, to },
  ]
  hideSpent(state)
  if (!isUnknown) send(state, { at: now, to, kind: 'otp', content: otp.code })
  return { sentTo: masked(to), expiresAt: isoTime(otp.expiresAt) }
}

/**
 * Uses a code that was sent to one of these recipients, and returns which: this proves the recipient's identity. Otherwise returns the
 * refusal 566 with the tries that are left; it is not thrown, since a wrong attempt is counted.
 */
export function provenPlace(
  state: ShopState,
  type: OtpType,
  places: readonly (string | undefined)[],
  code: string | undefined,
  now: number,
): string | Refused {
  const { access } = state
  const candidates = places
    .flatMap((to) => (to === undefined ? [] : access.otps.filter(isFor(type, to))))
    .filter((otp) => otp.triesLeft > 0)
  let triesLeft = 0
  for (const otp of candidates) {
    const outcome = tried(otp, code ?? '', now)
    if (!outcome.fits) triesLeft = Math.max(triesLeft, outcome.left?.triesLeft ?? 0)
    // A code without tries is kept until it expires, since a new one does not give them back at once.
    const left = outcome.fits ? [] : [outcome.left ?? { ...otp, triesLeft: 0 }]
    access.otps = access.otps.flatMap((known) => (known === otp ? left : [known]))
    hideSpent(state)
    if (outcome.fits) return otp.to
  }
  return refuse(ErrorCode.OTP_ERROR, { field: 'otp', details: { triesLeft } })
}
