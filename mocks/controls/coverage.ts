import * as v from 'valibot'
import type { Call } from '../../src/contract/call.ts'
import { type CallName, callTable } from '../../src/contract/callTable.ts'
import type { Journal, JournalEntry } from '../server/journal.ts'

/** How a call can end: `ok`, or a code of the contract, a number or a word, as text. */
export type Ending = string

/** The coverage of one call in this session. */
export interface CallCoverage {
  call: CallName | 'page'
  /** `POST /api/carts/change`. */
  address: string
  /** Each ending that the contract names, and how often it was met. */
  documented: readonly { ending: Ending; count: number }[]
  /** Other statuses with their counts; 0 for no answer at all. */
  statuses: readonly { status: number; count: number }[]
}

export interface Coverage {
  calls(): CallCoverage[]
  /** How many of the documented endings were met, of how many. */
  share(): { met: number; of: number }
  clear(): void
  /** As plain data, for a reload. */
  snapshot(): CoverageCounts
  /** Adds what was counted before the reload. */
  restore(counts: CoverageCounts): void
}

export const coverageCountsSchema = v.record(v.string(), v.record(v.string(), v.number()))
/** By call, how often each ending (`ok`, `code:561`) and each status (`status:400`) was met. */
export type CoverageCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The code that it was refused with: the server's own, or the one that a scenario put in its place. */
function codeOf({ refusal }: JournalEntry): string | undefined {
  if (typeof refusal !== 'object' || refusal === null) return undefined
  const { errorCode, error } = refusal as { errorCode?: unknown; error?: unknown }
  const code = errorCode ?? error
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

const endingOf = (entry: JournalEntry): string => {
  const code = codeOf(entry)
  if (code !== undefined) return `code:${code}`
  return entry.status >= 200 && entry.status < 300 ? 'ok' : `status:${entry.status}`
}

const endingsOf = ({ errors }: Pick<Call, 'errors'>): string[] => ['ok', ...new Set(errors.map(String))]

const rows: readonly Pick<CallCoverage, 'call' | 'address'>[] = [
  { call: 'page', address: 'GET …' },
  ...(Object.entries(callTable) as [CallName, Call][]).map(([call, { methods, path }]) => ({
    call,
    address: `${methods[0]} ${path}`,
  })),
]

/** Counts the journal's entries, including those that it drops later. */
export function createCoverage(journal: Journal): Coverage {
  let counts: Record<string, Record<string, number>> = {}

  function count(entry: JournalEntry): void {
    if (entry.call === null) return
    const of = (counts[entry.call] ??= {})
    for (const key of new Set([endingOf(entry), `status:${entry.status}`])) of[key] = (of[key] ?? 0) + 1
  }
  for (const entry of journal.entries()) count(entry)
  journal.subscribe((entry) => {
    if (entry) count(entry)
  })

  const keyOf = (ending: string) => (ending === 'ok' ? ending : `code:${ending}`)
  function coverageOf({ call, address }: Pick<CallCoverage, 'call' | 'address'>): CallCoverage {
    const met = counts[call] ?? {}
    const endings = call === 'page' ? ['ok'] : endingsOf(callTable[call])
    return {
      call,
      address,
      documented: endings.map((ending) => ({ ending, count: met[keyOf(ending)] ?? 0 })),
      statuses: Object.entries(met)
        .flatMap(([key, times]) =>
          key.startsWith('status:') ? [{ status: Number(key.slice('status:'.length)), count: times }] : [],
        )
        .toSorted((one, other) => one.status - other.status),
    }
  }
  const calls = () => rows.map(coverageOf)
  return {
    calls,
    share() {
      const documented = calls().flatMap((call) => call.documented)
      return { met: documented.filter((ending) => ending.count > 0).length, of: documented.length }
    },
    clear() {
      counts = {}
    },
    snapshot: () => counts,
    restore(kept) {
      for (const [call, endings] of Object.entries(kept)) {
        const of = (counts[call] ??= {})
        for (const [ending, times] of Object.entries(endings)) of[ending] = (of[ending] ?? 0) + times
      }
    },
  }
}
