import type { TrackEvent } from './clicks.ts'

/** More than a visit emits before the browser is idle; the oldest beyond this number are dropped. */
const QUEUE_LENGTH = 50

type QueuedEvent = (track: TrackEvent) => void

let receiver: TrackEvent | null = null
let queued: readonly QueuedEvent[] = []

/** Emits an event that no click or page view implies. Until tracking has started, events are queued. */
export const emitEvent: TrackEvent = (name, properties) => {
  if (receiver) receiver(name, properties)
  else queued = [...queued, (track: TrackEvent) => track(name, properties)].slice(-QUEUE_LENGTH)
}

/** Passes all events, the queued ones first, to the tracking queue. Returns a function that disconnects it. */
export function connectEventBus(track: TrackEvent): () => void {
  receiver = track
  for (const event of queued) event(track)
  queued = []
  return () => {
    if (receiver === track) receiver = null
  }
}
