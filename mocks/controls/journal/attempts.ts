import type { JournalEntry } from '../../server/journal.ts'

/** One request of the shop with all its attempts. */
export interface Asked {
  /** The last attempt, which the shop went on with. */
  last: JournalEntry
  /** Those before it, in their order. */
  earlier: readonly JournalEntry[]
  /** A failure that the shopper never saw, because a later attempt went well. */
  isHiddenByRetry: boolean
}

/** No answer, or an error. */
export const isFailed = ({ status }: JournalEntry): boolean => status === 0 || status >= 400

const keyOf = ({ request, method, call, path }: JournalEntry) =>
  [request, method, call, path.split('?')[0]].join(' ')

/**
 * The journal by requests instead of attempts, in the order of their last attempts. Entries with the same number and call are attempts of
 * one request while the earlier ones failed: a successful request is not repeated.
 */
export function askedIn(entries: readonly JournalEntry[]): Asked[] {
  const open = new Map<string, JournalEntry[]>()
  const found: JournalEntry[][] = []
  for (const entry of entries) {
    const key = keyOf(entry)
    const before = entry.request === null ? undefined : open.get(key)
    const last = before?.at(-1)
    if (before && last && isFailed(last)) before.push(entry)
    else {
      const attempts = [entry]
      open.set(key, attempts)
      found.push(attempts)
    }
  }
  return found
    .flatMap((attempts): Asked[] => {
      const last = attempts.at(-1)
      return last
        ? [{ last, earlier: attempts.slice(0, -1), isHiddenByRetry: attempts.length > 1 && !isFailed(last) }]
        : []
    })
    .toSorted((one, other) => one.last.number - other.last.number)
}
