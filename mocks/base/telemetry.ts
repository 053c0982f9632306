import type { ClientError, TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'

/** The shop's tracking events and client errors, oldest first. The oldest are dropped when the list is full. */
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

/** Keeps the newest 500 events and 100 errors for the life of the page. */
export function createTelemetry(): Telemetry {
  const listeners = new Set<() => void>()
  let events: readonly (TrackedEvent & { visitor: string })[] = []
  let errors: readonly (ClientError & { visitor: string })[] = []
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    track(visitor, batch) {
      events = [...events, ...batch.map((event) => ({ ...event, visitor }))].slice(-EVENTS_KEPT)
      notify()
    },
    log(visitor, error) {
      errors = [...errors, { ...error, visitor }].slice(-ERRORS_KEPT)
      notify()
    },
    events: () => events,
    errors: () => errors,
    clear() {
      events = []
      errors = []
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
