import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clockStart } from '../../fixtures/rows.ts'
import { createClock } from '../../mocks/shop/clock.ts'
import type { TrackedEvent } from '../../src/contract/entities/trackedEvent.ts'
import type { Answer } from '../../src/tracking/delivery.ts'
import { createQueue } from '../../src/tracking/queue.ts'
import { createShelf } from '../../src/tracking/shelf.ts'
import { keeping } from './kept.ts'

const clock = createClock(clockStart)
const START = Date.parse(clockStart)

let kept = keeping()

/** A queue whose events are told apart by their footer link, and what became of them. */
function openQueue() {
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
    visit: () => ({ session: 'session', view: 1 }),
    newId: () => `${(count += 1)}`,
    shelf: createShelf(kept),
    note: (events, status) => {
      for (const { properties } of events) statuses.set(properties['link'], status)
    },
  })
  return {
    queue,
    batches,
    handed,
    add: (link: string, done?: () => void) => queue.add('footer interaction', { link }, done),
    status: (link: string) => statuses.get(link),
    shelf: () => linksOf(JSON.parse(kept.recall() ?? '[]') as TrackedEvent[]),
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

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  clock.set(START)
  clock.freeze()
  kept = keeping()
})
afterEach(() => vi.useRealTimers())

describe('the queue', () => {
  test('sends nothing for 3 s, then all in one batch', async () => {
    const { start, add, batches, status } = openQueue()
    start()
    add('a')
    await pass(2_000)
    add('b')
    await pass(999)
    expect(batches).toEqual([])
    expect(status('a')).toBe('queued')
    await pass(1)
    expect(batches).toEqual([['a', 'b']])
    expect(status('b')).toBe('sent')
    add('c')
    await pass(2_999)
    expect(batches).toHaveLength(1)
    await pass(1)
    expect(batches[1]).toEqual(['c'])
    await pass(60_000)
    expect(batches).toHaveLength(2)
  })

  test('an event has its name, time in ms, version 1.0.0 and a number of its own', async () => {
    const sent: TrackedEvent[] = []
    const { queue } = openQueue()
    queue.start({
      deliver: async (events) => {
        sent.push(...events)
        return 'sent'
      },
      hand: () => true,
      outlivesPage: () => false,
    })
    queue.add('footer interaction', { link: '/t/faqs' })
    clock.set(START + 1_500)
    queue.add('app store click', { store: 'apple' })
    await pass(3_000)
    const carried = { session: 'session', view: 1 }
    expect(sent).toEqual([
      {
        name: 'footer interaction',
        properties: { id: '1', ...carried, link: '/t/faqs' },
        timestamp: START,
        version: '1.0.0',
      },
      {
        name: 'app store click',
        properties: { id: '2', ...carried, store: 'apple' },
        timestamp: START + 1_500,
        version: '1.0.0',
      },
    ])
  })

  test('raises "not initialized" before there is anybody to send to', () => {
    const { add } = openQueue()
    expect(() => add('a')).toThrow('not initialized')
  })

  test.each([
    ['at once when it is answered at once', 'sent' as const, 0],
    ['also when it could not be sent', 'unsent' as const, 0],
    ['after 300 ms when no answer comes', new Promise<Answer>(() => {}), 300],
  ])('calls back %s', async (_, answer, ms) => {
    const { start, add, answerWith, batches } = openQueue()
    const done = vi.fn<() => void>()
    start()
    answerWith(answer)
    add('a', done)
    expect(batches).toEqual([['a']])
    await pass(Math.max(ms - 1, 0))
    expect(done).toHaveBeenCalledTimes(ms === 0 ? 1 : 0)
    await pass(1)
    expect(done).toHaveBeenCalledTimes(1)
    await pass(30_000)
    expect(done).toHaveBeenCalledTimes(1)
  })

  test('keeps what could not be sent and tries again after 6, 12, 24 s, with what has come since', async () => {
    const { start, add, answerWith, batches, shelf, status } = openQueue()
    start()
    answerWith('unsent')
    add('a')
    await pass(3_000)
    expect(shelf()).toEqual(['a'])
    expect(status('a')).toBe('kept')
    await pass(5_999)
    expect(batches).toHaveLength(1)
    add('b')
    await pass(1)
    expect(batches[1]).toEqual(['a', 'b'])
    await pass(11_999)
    expect(batches).toHaveLength(2)
    await pass(1)
    expect(batches).toHaveLength(3)
    answerWith('sent')
    await pass(24_000)
    expect(batches[3]).toEqual(['a', 'b'])
    expect(shelf()).toEqual([])
    expect(status('a')).toBe('sent')
    add('c')
    await pass(3_000)
    expect(batches[4]).toEqual(['c'])
  })

  test('gives up what the server refuses', async () => {
    const { start, add, answerWith, batches, shelf, status } = openQueue()
    start()
    answerWith('refused')
    add('a')
    await pass(60_000)
    expect(batches).toEqual([['a']])
    expect(shelf()).toEqual([])
    expect(status('a')).toBe('refused')
  })

  test('what was kept before goes with the first batch of the next start', async () => {
    const before = openQueue()
    before.start()
    before.answerWith('unsent')
    before.add('a')
    await pass(3_000)
    before.queue.stop()
    const { start, add, batches, shelf } = openQueue()
    start()
    add('b')
    await pass(3_000)
    expect(batches).toEqual([['a', 'b']])
    expect(shelf()).toEqual([])
  })

  test('a hundred at the most go at once, in their order, and the rest at once after them', async () => {
    const { start, add, batches } = openQueue()
    start()
    for (let at = 0; at < 250; at += 1) add(`${at}`)
    await pass(3_000)
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(batches.flat()).toEqual(Array.from({ length: 250 }, (_, at) => `${at}`))
  })
})

describe('as the page goes', () => {
  test('the browser is given what waits, where requests outlive the page', async () => {
    const { queue, start, add, throughNetwork, handed, batches, shelf, status } = openQueue()
    start()
    throughNetwork(true)
    add('a')
    queue.leave(true)
    expect(handed).toEqual([['a']])
    expect(status('a')).toBe('sent')
    expect(shelf()).toEqual([])
    await pass(60_000)
    expect(batches).toEqual([])
    queue.leave(true)
    expect(handed).toHaveLength(1)
  })

  test('what the browser does not take is kept', () => {
    const { queue, start, add, throughNetwork, shelf } = openQueue()
    start()
    throughNetwork(false)
    add('a')
    queue.leave(true)
    expect(shelf()).toEqual(['a'])
  })

  test('what waits and what is on its way is kept, where the server goes with the page', async () => {
    const { queue, start, add, answerWith, batches, shelf } = openQueue()
    start()
    answerWith(new Promise<Answer>(() => {}))
    add('a')
    await pass(3_000)
    add('b')
    queue.leave(true)
    expect(batches).toEqual([['a']])
    expect(shelf()).toEqual(['a', 'b'])
  })

  test('put aside, it sends at once, and keeps until that is answered', async () => {
    const { queue, start, add, answerWith, batches, shelf } = openQueue()
    start()
    let take: (answer: Answer) => void = () => {}
    answerWith(
      new Promise((resolve) => {
        take = resolve
      }),
    )
    add('a')
    queue.leave(false)
    expect(batches).toEqual([['a']])
    expect(shelf()).toEqual(['a'])
    take('sent')
    await pass(0)
    expect(shelf()).toEqual([])
  })
})
