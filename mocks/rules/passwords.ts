import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { PASSWORD_MINIMUM } from '../../src/contract/limits.ts'

/** What the shop keeps of a password. */
export interface PasswordDigest {
  salt: string
  digest: string
}

/** Slow enough to show that it matters, quick enough (some 3 ms) for a login in a page that also draws. */
const ROUNDS = 1_000

/** The salted digest of a password (PBKDF2 with SHA-256), in hexadecimal. */
export const digestOf = (password: string, salt: string): PasswordDigest => ({
  salt,
  digest: bytesToHex(pbkdf2(sha256, password, salt, { c: ROUNDS, dkLen: 32 })),
})

/** Whether it is the password that the digest was made of. */
export const isPassword = (password: string, { salt, digest }: PasswordDigest): boolean =>
  digestOf(password, salt).digest === digest

/**
 * What is missing of a password (document 2 §5: at least 8 characters, no spaces, with lowercase, uppercase and a digit or
 * symbol); null when nothing is.
 */
export function passwordLacks(password: string): string | null {
  if (/\s/.test(password)) return 'no spaces'
  if (password.length < PASSWORD_MINIMUM) return `at least ${PASSWORD_MINIMUM} characters`
  if (!/\p{Ll}/u.test(password)) return 'a lowercase letter'
  if (!/\p{Lu}/u.test(password)) return 'an uppercase letter'
  if (!/[^\p{L}\s]/u.test(password)) return 'a digit or a symbol'
  return null
}
