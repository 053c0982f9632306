import { OTP_DIGITS } from '../../contract/limits.ts'

/** A typed or read one-time code: its digits, as many as a code has. */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, OTP_DIGITS)
