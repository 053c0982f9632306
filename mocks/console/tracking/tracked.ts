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
  /** Tells again what an earlier one told. */
  isDuplicate: boolean
  /** How often the server got it: an event that is sent again after a lost answer comes twice. */
  arrivals: number
}

/** An event's own number; nothing where it is none. */
function idOf({ properties: { id } }: TrackedEvent): string | undefined {
  return typeof id === 'string' ? id : undefined
}

/** All events that shop or server know, the newest first. */
export function trackedEvents(
  shop: readonly TrackedBeforeSent[],
  server: readonly TrackedEvent[],
): readonly Tracked[] {
  const arrived = new Map<string | undefined, number>()
  for (const event of server) arrived.set(idOf(event), (arrived.get(idOf(event)) ?? 0) + 1)
  const queued = new Set(shop.map(({ event }) => idOf(event)))
  const others = new Map<unknown, TrackedEvent>()
  for (const event of server) {
    // Without a number none is the same as another.
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
      arrivals: idOf(event) === undefined ? 1 : (arrived.get(idOf(event)) ?? 0),
    }))
    .toReversed()
}

/** Worth a look: not as the contract has it, told twice, come twice, or refused. */
export const isProblem = ({ verdict, isDuplicate, arrivals, status }: Tracked): boolean =>
  verdict.kind !== 'fits' || isDuplicate || arrivals > 1 || status === 'refused'
