import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'

/** Waiting for its batch, taken by the server, kept for a later try, or refused for good. */
export type ToldStatus = 'queued' | 'sent' | 'kept' | 'refused'

export interface Told {
  event: TrackedEvent
  status: ToldStatus
}

const REMEMBERED = 200

const listeners = new Set<() => void>()
let entries: readonly Told[] = []

/** What this page has told of the visit, oldest first: the last 200, for whoever looks on. A new list after each change. */
export const told = (): readonly Told[] => entries

/** Says what has become of some events; those not known yet come last. */
export function note(events: readonly TrackedEvent[], status: ToldStatus): void {
  const changed = new Map(events.map((event) => [event.properties['id'], event]))
  const known = entries.map((entry) =>
    changed.delete(entry.event.properties['id']) ? { ...entry, status } : entry,
  )
  const added = [...changed.values()].map((event) => ({ event, status }))
  entries = [...known, ...added].slice(-REMEMBERED)
  for (const listener of listeners) listener()
}

/** Hears of every change; returns the way to stop. */
export function onTold(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
