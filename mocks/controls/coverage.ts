import * as v from 'valibot'
import type { Call } from '../../src/contract/call.ts'
import { type CallName, callTable } from '../../src/contract/callTable.ts'
import type { Journal, JournalEntry } from '../server/journal.ts'

/** How a call can end: `ok`, or a code of the contract, a number or a word, as text. */
export type Ending = string

/** An ending that the contract names. */
export interface EndingCount {
  ending: Ending
  /** How often a request met it by itself. */
  count: number
  /** How often an armed fault put it in the place of the real answer. */
  armed: number
}

/** The documented endings of several calls. */
export interface CoverageShare {
  /** Met by at least one request without a fault. */
  met: number
  /** Met by armed faults only. */
  armed: number
  of: number
}

/** The coverage of one call in this session. */
export interface CallCoverage {
  call: CallName | 'page'
  /** `POST /api/carts/change`. */
  address: string
  documented: readonly EndingCount[]
  /** Other statuses with their counts; 0 for no answer at all. */
  statuses: readonly { status: number; count: number }[]
}

export interface Coverage {
  calls(): CallCoverage[]
  share(): CoverageShare
  clear(): void
  /** As plain data, for a reload. */
  snapshot(): CoverageCounts
  /** Adds what was counted before the reload. */
  restore(counts: CoverageCounts): void
}

export const coverageCountsSchema = v.record(v.string(), v.record(v.string(), v.number()))
/** By call, how often each ending (`ok`, `code:561`, `armed:code:561`) and each status (`status:400`) was met. */
export type CoverageCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** The code that it was refused with: the server's own, or the one that a scenario put in its place. */
function codeOf({ refusal }: JournalEntry): string | undefined {
  if (typeof refusal !== 'object' || refusal === null) return undefined
  const { errorCode, error } = refusal as { errorCode?: unknown; error?: unknown }
  const code = errorCode ?? error
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

/** Faults with which the server's own answer still arrives. */
const HARMLESS: readonly string[] = ['slow', 'dribble']

const isArmed = ({ fault }: JournalEntry): boolean => fault !== undefined && !HARMLESS.includes(fault)

const ARMED = 'armed:'

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

/** Adds the counts of a request, or of another session. */
function addTo(counts: Record<string, Record<string, number>>, more: CoverageCounts): void {
  for (const [call, endings] of Object.entries(more)) {
    const of = (counts[call] ??= {})
    for (const [ending, times] of Object.entries(endings)) of[ending] = (of[ending] ?? 0) + times
  }
}

/** The counts of journal entries. */
export function countsOf(entries: readonly JournalEntry[]): CoverageCounts {
  const counts: Record<string, Record<string, number>> = {}
  for (const entry of entries) {
    if (entry.call === null) continue
    const keys = new Set([`${isArmed(entry) ? ARMED : ''}${endingOf(entry)}`, `status:${entry.status}`])
    addTo(counts, { [entry.call]: Object.fromEntries([...keys].map((key) => [key, 1])) })
  }
  return counts
}

/** The counts of several sessions together. */
export function sumOfCounts(all: readonly CoverageCounts[]): CoverageCounts {
  const counts: Record<string, Record<string, number>> = {}
  for (const more of all) addTo(counts, more)
  return counts
}

const keyOf = (ending: string) => (ending === 'ok' ? ending : `code:${ending}`)

/** Each call of the contract with its endings, as they were counted. */
export function coverageOf(counts: CoverageCounts): CallCoverage[] {
  return rows.map(({ call, address }) => {
    const { [call]: met = {} } = counts
    const endings = call === 'page' ? ['ok'] : endingsOf(callTable[call])
    return {
      call,
      address,
      documented: endings.map((ending) => ({
        ending,
        count: met[keyOf(ending)] ?? 0,
        armed: met[ARMED + keyOf(ending)] ?? 0,
      })),
      statuses: Object.entries(met)
        .flatMap(([key, times]) =>
          key.startsWith('status:') ? [{ status: Number(key.slice('status:'.length)), count: times }] : [],
        )
        .toSorted((one, other) => one.status - other.status),
    }
  })
}

/** How many of the documented endings of these calls were met. */
export function shareOf(calls: readonly CallCoverage[]): CoverageShare {
  const documented = calls.flatMap((call) => call.documented)
  return {
    met: documented.filter(({ count }) => count > 0).length,
    armed: documented.filter(({ count, armed }) => count === 0 && armed > 0).length,
    of: documented.length,
  }
}

/** Counts the journal's entries, including those that it drops later. */
export function createCoverage(journal: Journal): Coverage {
  let counts: Record<string, Record<string, number>> = {}
  addTo(counts, countsOf(journal.entries()))
  journal.subscribe((entry) => {
    if (entry) addTo(counts, countsOf([entry]))
  })
  const calls = () => coverageOf(counts)
  return {
    calls,
    share: () => shareOf(calls()),
    clear() {
      counts = {}
    },
    snapshot: () => counts,
    restore: (kept) => addTo(counts, kept),
  }
}
