import { withoutCardNumbers } from './cardNumbers.ts'

/** Names of fields whose values never enter the journal. Compared without case, dashes and underscores. */
const SECRET =
  /cardnumber|securitycode|cvv|cvc|password|passwd|^pwd$|token|otp|^pin$|^code$|bankaccount|accountnumber|accountdata|secret/

const plain = (name: string) => name.replace(/[-_]/g, '').toLowerCase()

/** What stands in the place of a secret. */
export const HIDDEN = '•••'

const isSecret = (name: string): boolean => SECRET.test(plain(name))

/** A copy with every secret's value hidden, however deep, and every card number that somebody has written where none belongs. */
export function redacted(value: unknown): unknown {
  if (typeof value === 'string') return withoutCardNumbers(value)
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? HIDDEN : redacted(inner)]),
  )
}

/** The same for what was sent: a text that stands alone has no name that would tell a secret. */
export const redactedBody = (sent: unknown): unknown => (typeof sent === 'string' ? HIDDEN : redacted(sent))

/** The same for an address. */
export const redactedAddress = (path: string, search: URLSearchParams): string =>
  withoutCardNumbers(`${path}${redactedQuery(search)}`)

function redactedQuery(search: URLSearchParams): string {
  const shown = new URLSearchParams(
    [...search].map(([name, value]) => [name, isSecret(name) ? HIDDEN : value]),
  )
  return shown.size > 0 ? `?${shown}` : ''
}
