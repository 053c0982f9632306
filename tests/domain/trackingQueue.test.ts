import { describe, expect, test, vi } from 'vitest'
import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'
import type { Answer } from '../../src/tracking/delivery.ts'
import { clock, inStillTime, openQueue, pass, START } from './eventQueue.ts'

inStillTime()

describe('the queue', () => {
  test('sends nothing for 3 s, then everything in one batch', async () => {
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

  test('gives an event a name, a time in ms, version 1.0.0 and its own id', async () => {
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

  test('reports "not initialized" before it has a transport', () => {
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

  test('stores what could not be sent and retries after 6, 12, 24 s, together with newer events', async () => {
    const { start, add, answerWith, batches, buffer, status } = openQueue()
    start()
    answerWith('unsent')
    add('a')
    await pass(3_000)
    expect(buffer()).toEqual(['a'])
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
    expect(buffer()).toEqual([])
    expect(status('a')).toBe('sent')
    add('c')
    await pass(3_000)
    expect(batches[4]).toEqual(['c'])
  })

  test('drops what the server refuses', async () => {
    const { start, add, answerWith, batches, buffer, status } = openQueue()
    start()
    answerWith('refused')
    add('a')
    await pass(60_000)
    expect(batches).toEqual([['a']])
    expect(buffer()).toEqual([])
    expect(status('a')).toBe('refused')
  })

  test('sends stored events with the first batch of the next start', async () => {
    const before = openQueue()
    before.start()
    before.answerWith('unsent')
    before.add('a')
    await pass(3_000)
    before.queue.stop()
    const { start, add, batches, buffer } = openQueue()
    start()
    add('b')
    await pass(3_000)
    expect(batches).toEqual([['a', 'b']])
    expect(buffer()).toEqual([])
  })

  test('sends at most a hundred at once, in order, and the rest right after them', async () => {
    const { start, add, batches } = openQueue()
    start()
    for (let at = 0; at < 250; at += 1) add(`${at}`)
    await pass(3_000)
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(batches.flat()).toEqual(Array.from({ length: 250 }, (_, at) => `${at}`))
  })
})
