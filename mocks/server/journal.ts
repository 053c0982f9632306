import { createAliases } from './aliases.ts'
import type { CallName } from '../../src/contract/callTable.ts'
import { bounded } from './bounded.ts'

/** Where the mocked server ran: in the page, behind its worker, in Node, on a local port. */
export type HandledBy = 'page' | 'worker' | 'node' | 'http'

/** One request and how it ended. Secrets are hidden before it is written. */
export interface JournalEntry {
  number: number
  /** ISO time, by the shop's clock. */
  at: string
  /** Milliseconds it took, by the machine's clock. */
  ms: number
  by: HandledBy
  /** The client, where one server has several. */
  visitor?: string
  /** What the shop numbers its requests by: a request that is tried again keeps its number. */
  request: string | null
  method: string
  /** Without the base path, with its query. */
  path: string
  call: CallName | 'page' | null
  /** The request's language, as in its header. */
  language?: string
  /** 0 when no answer reached the shop. */
  status: number
  body?: unknown
  /** How many characters of JSON the body has, where it is long: what is kept then is the beginning of that text. */
  bodySize?: number
  /** The answer; only where the journal keeps answers. */
  answer?: unknown
  /** The same for a long answer. */
  answerSize?: number
  /** The body of a refusal. */
  refusal?: unknown
  /** Where the server itself failed: an answer of 500 that is a defect of the mock. */
  stack?: string
  /** A prefetch of a page, which depends on the position of a pointer or of the screen. */
  inAdvance?: true
  /** When it began, in ms since 1970 by the machine's clock. This and the next three only while controls are attached. */
  begun?: number
  /** The headers of the request, with secrets hidden. */
  headers?: Readonly<Record<string, string>>
  /** What it changed in the shop: a path in the state, and its value as JSON before and after. */
  changes?: readonly { path: string; before?: string; after?: string }[]
  /** How many changes were left out. */
  moreChanges?: number
  /** The fault that a scenario put in. */
  fault?: string
  /** Where the answer does not fit the contract, or what the request has that the contract does not. */
  drift?: { field: string; expected: string; of?: 'request' }
}

export interface Journal {
  /** The number of a new request: entries are in the order of arrival, whichever is answered first. */
  begin(): number
  /**
   * Adds an entry, with long bodies and answers cut. Without a number it is a new request; a request that began before the journal was cleared
   * gets no entry, only a call of the listeners. Controls note more of the request.
   */
  add(
    entry: Omit<JournalEntry, 'number' | 'bodySize' | 'answerSize'>,
    number?: number,
    request?: Request,
  ): void
  /** Drops a number that gets no entry. */
  forget(number: number): void
  /** How many requests with a number are not answered yet. */
  pending(): number
  /** Oldest first. */
  entries(): readonly JournalEntry[]
  clear(): void
  /** What another journal held, in the place of what there is. */
  restore(entries: readonly JournalEntry[]): void
  /** Successful answers are large and can be requested again: they are kept only for a tool that shows them. */
  keepsAnswers: boolean
  /** Calls the listener after every change, with the new entry if there is one. */
  subscribe(listener: (entry?: JournalEntry) => void): () => void
}

const CAPACITY = 200

/** Keeps the last 200 requests. */
export function createJournal(capacity = CAPACITY): Journal {
  const listeners = new Set<(entry?: JournalEntry) => void>()
  const ring: JournalEntry[] = []
  let aliased = createAliases()
  let count = 0
  let pending = new Set<number>()
  const begin = () => {
    count += 1
    pending.add(count)
    return count
  }
  const notify = (entry?: JournalEntry) => {
    for (const listener of listeners) listener(entry)
  }
  return {
    keepsAnswers: false,
    begin,
    forget: (number) => void pending.delete(number),
    pending: () => pending.size,
    add(entry, number = begin()) {
      if (!pending.delete(number)) return notify({ number, ...entry })
      const aliasedEntry = 'body' in entry ? { ...entry, body: aliased(entry.body) } : entry
      const place = ring.findLastIndex((earlier) => earlier.number < number) + 1
      const kept = {
        number,
        ...aliasedEntry,
        ...bounded('body', aliasedEntry),
        ...bounded('answer', aliasedEntry),
      }
      ring.splice(place, 0, kept)
      if (ring.length > capacity) ring.shift()
      notify(kept)
    },
    entries: () => ring,
    clear() {
      ring.length = 0
      pending = new Set()
      aliased = createAliases()
      notify()
    },
    restore(entries) {
      ring.splice(0, ring.length, ...entries.slice(-capacity))
      count = Math.max(count, ...ring.map((entry) => entry.number))
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
