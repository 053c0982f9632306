import type { JournalEntry } from '../../server/journal.ts'
import { HIDDEN } from '../../server/cardNumbers.ts'

/** Why a request cannot be sent again as it was: the journal has hidden a value of it, or keeps only its beginning. */
export type Unsendable = 'hidden' | 'cut'

const hasHidden = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes(HIDDEN)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasHidden)

export function unsendable({ path, body, bodySize }: JournalEntry): Unsendable | null {
  if (bodySize !== undefined) return 'cut'
  return hasHidden(body) || hasHidden(path) || path.includes(encodeURIComponent(HIDDEN)) ? 'hidden' : null
}
