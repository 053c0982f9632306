import type { ClientError, TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'

/** What the shop told of itself: what was done in it, and what went wrong. Oldest first; the oldest go. */
export interface Telemetry {
  track(visitor: string, events: readonly TrackedEvent[]): void
  log(visitor: string, error: ClientError): void
  events(): readonly (TrackedEvent & { visitor: string })[]
  errors(): readonly (ClientError & { visitor: string })[]
  clear(): void
  subscribe(listener: () => void): () => void
}

const EVENTS_KEPT = 500
const ERRORS_KEPT = 100

/** Remembers the newest 500 events and 100 errors for as long as the page lives. */
export function createTelemetry(): Telemetry {
  const listeners = new Set<() => void>()
  let events: readonly (TrackedEvent & { visitor: string })[] = []
  let errors: readonly (ClientError & { visitor: string })[] = []
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    track(visitor, batch) {
      events = [...events, ...batch.map((event) => ({ ...event, visitor }))].slice(-EVENTS_KEPT)
      tell()
    },
    log(visitor, error) {
      errors = [...errors, { ...error, visitor }].slice(-ERRORS_KEPT)
      tell()
    },
    events: () => events,
    errors: () => errors,
    clear() {
      events = []
      errors = []
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
