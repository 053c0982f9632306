import * as v from 'valibot'
import { type TrackedEvent, trackedEventSchema } from '../contract/entities/engagement/trackedEvent.ts'
import { TRACKING_BATCH_MAXIMUM } from '../contract/limits.ts'

/** A place of the browser that outlives the page: `localStorage` behind two functions that never throw. */
export interface TextSlot {
  recall: () => string | null
  keep: (text: string | null) => void
}

/** Events that no server has taken yet, shared by all tabs: whoever takes them sends them. */
export interface OfflineBuffer {
  /** Those that are there already are put there once. The oldest go when there are too many. */
  put(events: readonly TrackedEvent[]): void
  /** All of them; then the shelf is empty. */
  take(): readonly TrackedEvent[]
  /** These have been sent after all. */
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
      const ids = new Set(events.map(idOf))
      const others = read().filter((event) => !ids.has(idOf(event)))
      write([...others, ...events].slice(-TRACKING_BATCH_MAXIMUM))
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
