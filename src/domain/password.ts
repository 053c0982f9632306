import { PASSWORD_MINIMUM } from '../contract/limits.ts'

/** The rules of a new password (document 1 §5), in the order in which a form lists them. */
export const passwordRules = {
  length: (text: string) => text.length >= PASSWORD_MINIMUM,
  lower: (text: string) => /[a-z]/.test(text),
  upper: (text: string) => /[A-Z]/.test(text),
  symbol: (text: string) => /[^a-zA-Z\s]/.test(text),
  spaces: (text: string) => text !== '' && !/\s/.test(text),
} as const

export type PasswordRule = keyof typeof passwordRules

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[]

/** Whether a new password meets every rule. */
export const isPassword = (text: string): boolean =>
  passwordRuleNames.every((rule) => passwordRules[rule](text))

/** A password of this length is strong even with few kinds of characters. */
const LONG = 14

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/**
 * How hard a password is to guess: weak while a rule is not met, or while it repeats few characters; strong when it is long or mixes letters
 * with digits and symbols over at least twelve characters.
 */
export function passwordStrength(text: string): PasswordStrength {
  const distinct = new Set(text).size
  if (!isPassword(text) || distinct < 6) return 'weak'
  const hasDigitAndSymbol = /\d/.test(text) && /[^\w\s]/.test(text)
  if (distinct < 9) return 'fair'
  return text.length >= LONG || (text.length >= 12 && hasDigitAndSymbol) ? 'strong' : 'fair'
}
