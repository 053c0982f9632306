import type { JournalEntry } from '../../server/journal.ts'

/** A request among those that were sent about the same time. Places are shares of the burst, from 0 to 1. */
export interface Bar {
  from: number
  length: number
  /** Milliseconds after the first request of the burst. */
  after: number
  /** Requests under way at the same time, in their order. */
  beside: readonly JournalEntry[]
}

/** A longer pause begins another burst. */
const PAUSE_MS = 1_000
/** Of a bar, so that it can be seen. */
const SHORTEST = 0.015

type Timed = JournalEntry & { begun: number }

const isTimed = (entry: JournalEntry): entry is Timed => entry.begun !== undefined

const endOf = ({ begun, ms }: Timed): number => begun + ms

/** Requests in bursts: each begins before the one before it is over, or within a second after it. */
function burstsOf(entries: readonly JournalEntry[]): Timed[][] {
  const bursts: Timed[][] = []
  let end = -Infinity
  for (const entry of entries.filter(isTimed).toSorted((one, other) => one.begun - other.begun)) {
    const burst = bursts.at(-1)
    if (burst && entry.begun - end <= PAUSE_MS) burst.push(entry)
    else bursts.push([entry])
    end = Math.max(end, endOf(entry))
  }
  return bursts
}

function barsOf(burst: readonly Timed[]): [number, Bar][] {
  const start = burst[0]?.begun ?? 0
  const span = Math.max(1, Math.max(...burst.map(endOf)) - start)
  return burst.map((entry) => {
    const from = Math.min((entry.begun - start) / span, 1 - SHORTEST)
    return [
      entry.number,
      {
        from,
        length: Math.min(1 - from, Math.max(SHORTEST, entry.ms / span)),
        after: entry.begun - start,
        beside: burst.filter(
          (other) => other !== entry && other.begun < endOf(entry) && entry.begun < endOf(other),
        ),
      },
    ]
  })
}

/** The bar of each entry, by its number; none for an entry without a time. */
export const waterfall = (entries: readonly JournalEntry[]): ReadonlyMap<number, Bar> =>
  new Map(burstsOf(entries).flatMap(barsOf))
