import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'
import type { OwnProperties, TrackedName } from '../contract/entities/engagement/trackedProperties.ts'
import { TRACKING_BATCH_MS, TRACKING_CALLBACK_MS, TRACKING_VERSION } from '../contract/limits.ts'
import type { Delivery } from './delivery.ts'
import type { OfflineBuffer } from './offlineBuffer.ts'
import type { EventStatus } from './eventLog.ts'

export interface Queue {
  /**
   * Takes an event in. With `done` its batch goes at once, and `done` is called when that has been answered, after 300 ms at the
   * latest (document 2 §7). Throws "not initialized" before `start` (document 2 §8).
   */
  add<Name extends TrackedName>(name: Name, properties: OwnProperties<Name>, done?: () => void): void
  /** From now on there is somebody to send to. */
  start(delivery: Delivery): void
  /** Sends what waits now, with what was kept before. */
  flush(): Promise<void>
  /** The page goes, or is put aside: nothing may be lost with it. */
  leave(isGone: boolean): void
  stop(): void
}

interface QueueOptions {
  now: () => number
  /** What every event carries, the number of its own aside. */
  visit: () => { session: string; view: number }
  newId: () => string
  buffer: OfflineBuffer
  log: (events: readonly TrackedEvent[], status: EventStatus) => void
}

/** More would not fit into the 64 KiB that a browser sends for a page that has gone. */
const BATCH_SIZE = 100
const LONGEST_WAIT_MS = 5 * 60_000

/**
 * Events on their way to the server: a batch every 3 s (document 2 §7). What could not be sent is put on the buffer and tried again,
 * less and less often; what the server refuses is given up.
 */
export function createQueue({ now, visit, newId, buffer, log }: QueueOptions): Queue {
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
    const events = [...buffer.take(), ...waiting]
    waiting = []
    for (let at = 0; at < events.length; at += BATCH_SIZE) {
      if (await send(events.slice(at, at + BATCH_SIZE))) {
        failures = 0
        continue
      }
      keep(events.slice(at + BATCH_SIZE))
      failures += 1
      rest()
      wake(Math.min(TRACKING_BATCH_MS * 2 ** failures, LONGEST_WAIT_MS))
      return
    }
  }

  /** Whichever is first, and once. */
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
        properties: { id: newId(), ...visit(), ...properties },
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
      // What is on its way goes with the page: should it arrive after all, its number tells.
      keep([...onTheWay, ...events])
      if (!isGone && events.length > 0) void send(events)
    },
    stop: rest,
  }
}
