import type { TrackedEvent } from '../../../src/contract/entities/engagement/trackedEvent.ts'
import { TrackedName } from '../../../src/contract/entities/engagement/trackedProperties.ts'

/** Two presses within this time are one press. */
const TWICE_MS = 500

const isOnceAView = ({ name, properties }: TrackedEvent): boolean =>
  name === TrackedName.PAGE_VIEW || properties['action'] === 'impression'

const sameness = ({ name, properties: { id: _id, ...rest } }: TrackedEvent): string =>
  JSON.stringify([name, Object.entries(rest).toSorted(([one], [other]) => (one < other ? -1 : 1))])

/**
 * The events that repeat an earlier one: an event that counts once per page view, in the same view; any other event within half a second.
 * Oldest first.
 */
export function duplicatesIn(events: readonly TrackedEvent[]): ReadonlySet<TrackedEvent> {
  const latest = new Map<string, number>()
  const found = new Set<TrackedEvent>()
  for (const event of events) {
    const key = sameness(event)
    const before = latest.get(key)
    latest.set(key, event.timestamp)
    if (before === undefined) continue
    if (isOnceAView(event) || event.timestamp - before < TWICE_MS) found.add(event)
  }
  return found
}
