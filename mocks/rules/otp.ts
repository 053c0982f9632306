import { OTP_DIGITS, OTP_RESEND_MS, OTP_TRIES, OTP_VALID_MS } from '../../src/contract/limits.ts'

export interface IssuedOtp {
  code: string
  expiresAt: number
  triesLeft: number
}

/** A new code, by a number from 0 up to 1, with its expiry in ms and its tries. */
export const newOtp = (chance: number, now: number): IssuedOtp => ({
  code: String(Math.floor(chance * 10 ** OTP_DIGITS)).padStart(OTP_DIGITS, '0'),
  expiresAt: now + OTP_VALID_MS,
  triesLeft: OTP_TRIES,
})

/**
 * The same for a recipient to whom an earlier code was sent: soon after it, a new code has only the tries that are left of it, so that codes
 * which follow each other cannot be guessed (docs/decisions/0022).
 */
export function nextOtp(earlier: IssuedOtp | undefined, chance: number, now: number): IssuedOtp {
  const otp = newOtp(chance, now)
  const isSoon = earlier !== undefined && now < earlier.expiresAt - OTP_VALID_MS + OTP_RESEND_MS
  return isSoon ? { ...otp, triesLeft: earlier.triesLeft } : otp
}

/** What a try makes of a code: it fits and is used up, or there is one try less; null for a code that is dead. */
export function tried<Code extends IssuedOtp>(
  otp: Code,
  code: string,
  now: number,
): { fits: true } | { fits: false; left: Code | null } {
  if (now >= otp.expiresAt) return { fits: false, left: null }
  if (otp.code === code) return { fits: true }
  const triesLeft = otp.triesLeft - 1
  return { fits: false, left: triesLeft > 0 ? { ...otp, triesLeft } : null }
}
