import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'
import type { OwnProperties, TrackedName } from '../contract/entities/engagement/trackedProperties.ts'
import { TRACKING_BATCH_MS, TRACKING_CALLBACK_MS, TRACKING_VERSION } from '../contract/limits.ts'
import type { Delivery } from './delivery.ts'
import type { OfflineBuffer } from './offlineBuffer.ts'
import type { EventStatus } from './eventLog.ts'

export interface Queue {
  /**
   * Adds an event. With `done`, its batch is sent at once, and `done` is called after the answer or after 300 ms (document 2 §7). Throws
   * "not initialized" before `start` (document 2 §8).
   */
  add<Name extends TrackedName>(name: Name, properties: OwnProperties<Name>, done?: () => void): void
  /** Sets the delivery; events are sent from now on. */
  start(delivery: Delivery): void
  /** Sends the queued events and those stored by an earlier page. */
  flush(): Promise<void>
  /** The page closes or is hidden: unsent events are kept. */
  leave(isGone: boolean): void
  stop(): void
}

interface QueueOptions {
  now: () => number
  /** The properties of every event, without its id. */
  context: () => { session: string; view: number }
  newId: () => string
  buffer: OfflineBuffer
  log: (events: readonly TrackedEvent[], status: EventStatus) => void
}

/** A larger batch would not fit into the 64 KiB that a browser sends for a closed page. */
const BATCH_SIZE = 100
const LONGEST_WAIT_MS = 5 * 60_000

/**
 * Queues events for the server: a batch every 3 s (document 2 §7). Unsent events go to the offline buffer and are repeated with growing
 * delays; events that the server refuses are dropped.
 */
export function createQueue({ now, context, newId, buffer, log }: QueueOptions): Queue {
  let delivery: Delivery | null = null
  let waiting: TrackedEvent[] = []
  let onTheWay: readonly TrackedEvent[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const wake = (ms: number) => {
    timer ??= setTimeout(() => void flush(), ms)
  }
  const rest = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const keep = (events: readonly TrackedEvent[]) => {
    buffer.put(events)
    log(events, 'kept')
  }

  /** Sends one batch; false when it could not be sent. */
  async function send(batch: readonly TrackedEvent[]): Promise<boolean> {
    if (!delivery) return false
    onTheWay = [...onTheWay, ...batch]
    const answer = await delivery.deliver(batch)
    onTheWay = onTheWay.filter((event) => !batch.includes(event))
    if (answer === 'unsent') {
      keep(batch)
      return false
    }
    buffer.drop(batch)
    log(batch, answer)
    return true
  }

  async function flush(): Promise<void> {
    rest()
    let events = [...buffer.take(), ...waiting]
    waiting = []
    while (events.length > 0) {
      // The later batches stay in the buffer: a page that closes meanwhile loses none of them.
      buffer.put(events.slice(BATCH_SIZE))
      if (!(await send(events.slice(0, BATCH_SIZE)))) {
        failures += 1
        rest()
        wake(Math.min(TRACKING_BATCH_MS * 2 ** failures, LONGEST_WAIT_MS))
        return
      }
      failures = 0
      events = [...buffer.take()]
    }
  }

  /** Resolves with the first of them. */
  async function flushFor(done: () => void): Promise<void> {
    let alarm: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((resolve) => {
      alarm = setTimeout(resolve, TRACKING_CALLBACK_MS)
    })
    await Promise.race([flush(), enough])
    clearTimeout(alarm)
    done()
  }

  return {
    add(name, properties, done) {
      if (!delivery) throw new Error('not initialized')
      const event: TrackedEvent = {
        name,
        properties: { id: newId(), ...context(), ...properties },
        timestamp: Math.round(now()),
        version: TRACKING_VERSION,
      }
      waiting.push(event)
      log([event], 'queued')
      if (done) void flushFor(done)
      else wake(TRACKING_BATCH_MS)
    },
    start(to) {
      delivery = to
    },
    flush,
    leave(isGone) {
      const events = waiting
      waiting = []
      rest()
      if (delivery?.outlivesPage() === true) {
        if (events.length === 0) return
        if (delivery.hand(events)) log(events, 'sent')
        else keep(events)
        return
      }
      // A batch in flight is kept as well; should it arrive after all, its id identifies the duplicate.
      keep([...onTheWay, ...events])
      if (!isGone && events.length > 0) void send(events)
    },
    stop: rest,
  }
}
