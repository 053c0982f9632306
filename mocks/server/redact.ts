import { HIDDEN, withoutCardNumbers } from './cardNumbers.ts'
import { isSecret, withoutNamedSecrets } from './secretsInText.ts'

// `hasPassword: true` says that there is a secret, and not which.
const namedRedacted = <Value>(entries: [string, Value][]): [string, Value | string][] =>
  entries.map(([name, value]) => [
    name,
    isSecret(name) && typeof value !== 'boolean' ? HIDDEN : redacted(value),
  ])

/** A deep copy with every secret hidden, also inside texts. */
export function redacted<Value>(value: Value): Value
export function redacted(value: unknown): unknown {
  if (typeof value === 'string') return withoutCardNumbers(withoutNamedSecrets(value))
  if (Array.isArray(value)) return value.map((inner: unknown) => redacted(inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(namedRedacted(Object.entries(value)))
}

/** The same for a request's body: a plain text has no field name that marks a secret. */
export const redactedBody = (sent: unknown): unknown => (typeof sent === 'string' ? HIDDEN : redacted(sent))

/** The same for an address. */
export function redactedAddress(path: string, search: URLSearchParams): string {
  const shown = new URLSearchParams(namedRedacted([...search]))
  return withoutCardNumbers(`${path}${shown.size > 0 ? '?' : ''}${shown}`)
}
