import { emailKey, isEmail, isPlainEmail } from '../../rules/contact/contact.ts'
import { telephoneDigits } from '../../rules/contact/telephoneDigits.ts'
import { TELEPHONE_DIGITS } from '../../../src/contract/limits.ts'
import { digestOf, type PasswordDigest, passwordLacks } from '../../rules/passwords.ts'
import { badField } from '../../base/refuse.ts'
import { nextHex } from '../../base/random.ts'
import type { ShopState } from '../../state/stateSchema.ts'

/** The e-mail as the shop keeps it; 400 for what is none. */
export function emailIn(text: string, field: string): string {
  const email = emailKey(text)
  if (!isEmail(email)) throw badField(field, 'an e-mail address')
  return email
}

/** The same by the stricter rule, without a plus sign. */
export function plainEmailIn(text: string, field: string): string {
  const email = emailIn(text, field)
  if (isPlainEmail(email)) return email
  throw badField(field, 'an e-mail address without a plus sign')
}

/** The digits of a telephone number; 400 unless there are ten. */
export function telephoneIn(text: string, field: string): string {
  const digits = telephoneDigits(text)
  if (digits === null) throw badField(field, `${TELEPHONE_DIGITS} digits`)
  return digits
}

/** What the shop keeps of a new password; 400 naming what it lacks. */
export function newPassword(text: string, field: string, { chance }: ShopState): PasswordDigest {
  const lacks = passwordLacks(text)
  if (lacks !== null) throw badField(field, lacks)
  return digestOf(text, nextHex(chance, 16))
}

/** A name that is not only spaces. */
export function nameIn(text: string, field: string): string {
  const name = text.trim()
  if (name === '') throw badField(field, 'some text')
  return name
}
