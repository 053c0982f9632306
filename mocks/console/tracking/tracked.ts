import type { TrackedEvent } from '../../../src/contract/entities/engagement/trackedEvent.ts'
import type { TrackedStatus, TrackedBeforeSent } from '../../base/appBridge.ts'
import { duplicatesIn } from './duplicates.ts'
import { type Verdict, verdictOf } from './verdict.ts'

/** One event, as the shop queued it and as it came to the server. */
export interface Tracked {
  key: string
  event: TrackedEvent
  status: TrackedStatus
  verdict: Verdict
  /** It repeats an earlier event. */
  isDuplicate: boolean
  /** How often the server got it: an event that is sent again after a lost answer comes twice. */
  receivedCount: number
}

/** An event's own number; nothing where it is none. */
function idOf({ properties: { id } }: TrackedEvent): string | undefined {
  return typeof id === 'string' ? id : undefined
}

/** All events of shop and server, newest first. */
export function trackedEvents(
  shop: readonly TrackedBeforeSent[],
  server: readonly TrackedEvent[],
): readonly Tracked[] {
  const arrived = new Map<string | undefined, number>()
  for (const event of server) arrived.set(idOf(event), (arrived.get(idOf(event)) ?? 0) + 1)
  const queued = new Set(shop.map(({ event }) => idOf(event)))
  const others = new Map<unknown, TrackedEvent>()
  for (const event of server) {
    // An event without a number equals no other.
    const id = idOf(event) ?? event
    if (!queued.has(idOf(event))) others.set(id, event)
  }
  const all = [
    ...[...others.values()].map((event) => ({ event, status: 'sent' as const })),
    ...shop,
  ].toSorted((one, other) => one.event.timestamp - other.event.timestamp)
  const duplicates = duplicatesIn(all.map(({ event }) => event))
  return all
    .map(({ event, status }, at) => ({
      key: idOf(event) ?? `without-number-${at}`,
      event,
      status,
      verdict: verdictOf(event),
      isDuplicate: duplicates.has(event),
      receivedCount: idOf(event) === undefined ? 1 : (arrived.get(idOf(event)) ?? 0),
    }))
    .toReversed()
}

/** An event with a problem: it violates the contract, was sent or received twice, or was refused. */
export const isProblem = ({ verdict, isDuplicate, receivedCount, status }: Tracked): boolean =>
  verdict.kind !== 'fits' || isDuplicate || receivedCount > 1 || status === 'refused'
