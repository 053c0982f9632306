import * as v from 'valibot'
import { type TrackedEvent, trackedEventSchema } from '../contract/entities/engagement/trackedEvent.ts'
import { TRACKING_BATCH_MAXIMUM } from '../contract/limits.ts'

/** One text that outlives the page: `localStorage` behind two functions that never throw. */
export interface TextSlot {
  recall: () => string | null
  keep: (text: string | null) => void
}

/** Unsent events, shared by all tabs: the tab that takes them sends them. */
export interface OfflineBuffer {
  /** Adds events that are not in the buffer yet. The oldest are dropped beyond the maximum. */
  put(events: readonly TrackedEvent[]): void
  /** Removes and returns all events. */
  take(): readonly TrackedEvent[]
  /** Removes events that have been sent after all. */
  drop(events: readonly TrackedEvent[]): void
}

const idOf = ({ properties }: TrackedEvent): unknown => properties['id']

export function createOfflineBuffer({ recall, keep }: TextSlot): OfflineBuffer {
  function read(): readonly TrackedEvent[] {
    const text = recall()
    if (text === null) return []
    try {
      const kept: unknown = JSON.parse(text)
      return Array.isArray(kept) ? kept.filter((event) => v.is(trackedEventSchema, event)) : []
    } catch {
      return []
    }
  }
  const write = (events: readonly TrackedEvent[]) => keep(events.length > 0 ? JSON.stringify(events) : null)

  return {
    put(events) {
      if (events.length === 0) return
      const kept = read()
      const known = new Set(kept.map(idOf))
      const others = events.filter((event) => !known.has(idOf(event)))
      write([...kept, ...others].slice(-TRACKING_BATCH_MAXIMUM))
    },
    take() {
      const events = read()
      if (events.length > 0) write([])
      return events
    },
    drop(events) {
      const ids = new Set(events.map(idOf))
      const kept = read()
      const rest = kept.filter((event) => !ids.has(idOf(event)))
      if (rest.length < kept.length) write(rest)
    },
  }
}
