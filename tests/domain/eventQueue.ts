import { afterEach, beforeEach, vi } from 'vitest'
import { clockStart } from '../../fixtures/rows.ts'
import { createClock } from '../../mocks/base/clock.ts'
import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'
import type { Answer } from '../../src/tracking/delivery.ts'
import { createQueue } from '../../src/tracking/queue.ts'
import { createOfflineBuffer } from '../../src/tracking/offlineBuffer.ts'
import { keeping } from './textStore.ts'

export const clock = createClock(clockStart)
export const START = Date.parse(clockStart)

let kept = keeping()

/** A queue whose events have different footer links, with their results. */
export function openQueue() {
  const batches: string[][] = []
  const handed: string[][] = []
  const statuses = new Map<unknown, string>()
  let count = 0
  let answer: Answer | Promise<Answer> = 'sent'
  let outlives = false
  let isBeaconTaken = true
  const linksOf = (events: readonly TrackedEvent[]) =>
    events.map(({ properties }) => String(properties['link']))
  const queue = createQueue({
    now: () => clock.now(),
    context: () => ({ session: 'session', view: 1 }),
    newId: () => `${(count += 1)}`,
    buffer: createOfflineBuffer(kept),
    log: (events, status) => {
      for (const { properties } of events) statuses.set(properties['link'], status)
    },
  })
  return {
    queue,
    batches,
    handed,
    add: (link: string, done?: () => void) => queue.add('footer interaction', { link }, done),
    status: (link: string) => statuses.get(link),
    buffer: () => linksOf(JSON.parse(kept.recall() ?? '[]') as TrackedEvent[]),
    start: () =>
      queue.start({
        deliver: async (events) => {
          batches.push(linksOf(events))
          return answer
        },
        hand: (events) => {
          handed.push(linksOf(events))
          return isBeaconTaken
        },
        outlivesPage: () => outlives,
      }),
    answerWith: (next: Answer | Promise<Answer>) => {
      answer = next
    },
    throughNetwork: (isTaken: boolean) => {
      outlives = true
      isBeaconTaken = isTaken
    },
  }
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** For a file of tests on the queue: time advances only on demand, and storage is empty. */
export function inStillTime(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    clock.set(START)
    clock.freeze()
    kept = keeping()
  })
  afterEach(() => vi.useRealTimers())
}
