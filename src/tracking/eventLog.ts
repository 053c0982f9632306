import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'

/** Waiting for its batch, accepted by the server, kept for a later attempt, or refused for good. */
export type EventStatus = 'queued' | 'sent' | 'kept' | 'refused'

export interface LoggedEvent {
  event: TrackedEvent
  status: EventStatus
}

const LOG_LENGTH = 200

const listeners = new Set<() => void>()
let entries: readonly LoggedEvent[] = []

/** The last 200 tracked events of this page, oldest first, for the mock console. A new list after each change. */
export const loggedEvents = (): readonly LoggedEvent[] => entries

/** Sets the status of events. Events that are not in the log yet are appended. */
export function logEvents(events: readonly TrackedEvent[], status: EventStatus): void {
  const changed = new Map(events.map((event) => [event.properties['id'], event]))
  const updated = entries.map((entry) =>
    changed.delete(entry.event.properties['id']) ? { ...entry, status } : entry,
  )
  const added = [...changed.values()].map((event) => ({ event, status }))
  entries = [...updated, ...added].slice(-LOG_LENGTH)
  for (const listener of listeners) listener()
}

/** Subscribes to changes of the log. Returns an unsubscribe function. */
export function onEventLogged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
