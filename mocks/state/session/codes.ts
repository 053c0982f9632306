import type { OtpType } from '../../../src/contract/entities/account/otp.ts'
import { ErrorCode } from '../../../src/contract/errorCodes.ts'
import { masked } from '../../rules/contact.ts'
import { newOtp, tried } from '../../rules/otp.ts'
import { type Refused, refuse } from '../../base/refuse.ts'
import { isoTime } from '../../base/clock.ts'
import { send } from '../outbox.ts'
import { nextNumber } from '../../base/random.ts'
import type { ShopState } from '../state.ts'

/** What may be told of a code that was sent. */
export interface SentOtp {
  sentTo: string
  expiresAt: string
}

const isFor = (type: OtpType, to: string) => (otp: { type: OtpType; to: string }) =>
  otp.type === type && otp.to === to

/** Sends a code; an earlier one to the same place for the same purpose counts no longer. */
export function sendCode(state: ShopState, type: OtpType, to: string, now: number): SentOtp {
  const { access } = state
  const otp = newOtp(nextNumber(state.chance), now)
  const isEarlier = isFor(type, to)
  access.otps = [
    ...access.otps.filter((known) => known.expiresAt > now && !isEarlier(known)),
    { ...otp, type, to },
  ]
  send(state, { at: now, to, kind: 'otp', content: otp.code })
  return { sentTo: masked(to), expiresAt: isoTime(otp.expiresAt) }
}

/**
 * Uses a code that was sent to one of those places up, and says to which: only there is it known who reads. Else the refusal
 * 566, to be answered rather than thrown, since a wrong try counts.
 */
export function provenPlace(
  state: ShopState,
  type: OtpType,
  places: readonly (string | undefined)[],
  code: string | undefined,
  now: number,
): string | Refused {
  const { access } = state
  const candidates = places.flatMap((to) => (to === undefined ? [] : access.otps.filter(isFor(type, to))))
  for (const otp of candidates) {
    const outcome = tried(otp, code ?? '', now)
    const left = outcome.fits || outcome.left === null ? [] : [outcome.left]
    access.otps = access.otps.flatMap((known) => (known === otp ? left : [known]))
    if (outcome.fits) return otp.to
  }
  return refuse(422, ErrorCode.OTP_ERROR, { field: 'otp' })
}
