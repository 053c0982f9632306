import type { TrackedEvent } from '../contract/entities/engagement/trackedEvent.ts'
import type { OwnProperties, TrackedName } from '../contract/entities/engagement/trackedProperties.ts'
import { TRACKING_BATCH_MS, TRACKING_CALLBACK_MS, TRACKING_VERSION } from '../contract/limits.ts'
import type { Delivery } from './delivery.ts'
import type { Shelf } from './shelf.ts'
import type { ToldStatus } from './told.ts'

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
  shelf: Shelf
  note: (events: readonly TrackedEvent[], status: ToldStatus) => void
}

/** More would not fit into the 64 KiB that a browser sends for a page that has gone. */
const BATCH_SIZE = 100
const LONGEST_WAIT_MS = 5 * 60_000

/**
 * Events on their way to the server: a batch every 3 s (document 2 §7). What could not be sent is put on the shelf and tried again,
 * less and less often; what the server refuses is given up.
 */
export function createQueue({ now, visit, newId, shelf, note }: QueueOptions): Queue {
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

  const onShelf = (events: readonly TrackedEvent[]) => {
    shelf.put(events)
    note(events, 'kept')
  }

  /** Sends one batch; false when it could not be sent. */
  async function send(batch: readonly TrackedEvent[]): Promise<boolean> {
    if (!delivery) return false
    onTheWay = [...onTheWay, ...batch]
    const answer = await delivery.deliver(batch)
    onTheWay = onTheWay.filter((event) => !batch.includes(event))
    if (answer === 'unsent') {
      onShelf(batch)
      return false
    }
    shelf.drop(batch)
    note(batch, answer)
    return true
  }

  async function flush(): Promise<void> {
    rest()
    const events = [...shelf.take(), ...waiting]
    waiting = []
    for (let at = 0; at < events.length; at += BATCH_SIZE) {
      if (await send(events.slice(at, at + BATCH_SIZE))) {
        failures = 0
        continue
      }
      onShelf(events.slice(at + BATCH_SIZE))
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
      note([event], 'queued')
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
        if (delivery.hand(events)) note(events, 'sent')
        else onShelf(events)
        return
      }
      // What is on its way goes with the page: should it arrive after all, its number tells.
      onShelf([...onTheWay, ...events])
      if (!isGone && events.length > 0) void send(events)
    },
    stop: rest,
  }
}
