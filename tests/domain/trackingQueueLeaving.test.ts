import { describe, expect, test } from 'vitest'
import type { Answer } from '../../src/tracking/delivery.ts'
import { inStillTime, openQueue, pass } from './eventQueue.ts'

inStillTime()

describe('as the page unloads', () => {
  test('waiting events go to the browser, if requests outlive the page', async () => {
    const { queue, start, add, throughNetwork, handed, batches, buffer, status } = openQueue()
    start()
    throughNetwork(true)
    add('a')
    queue.leave(true)
    expect(handed).toEqual([['a']])
    expect(status('a')).toBe('sent')
    expect(buffer()).toEqual([])
    await pass(60_000)
    expect(batches).toEqual([])
    queue.leave(true)
    expect(handed).toHaveLength(1)
  })

  test('events that the browser does not accept are stored', () => {
    const { queue, start, add, throughNetwork, buffer } = openQueue()
    start()
    throughNetwork(false)
    add('a')
    queue.leave(true)
    expect(buffer()).toEqual(['a'])
  })

  test('waiting and pending events are stored, if the server unloads with the page', async () => {
    const { queue, start, add, answerWith, batches, buffer } = openQueue()
    start()
    answerWith(new Promise<Answer>(() => {}))
    add('a')
    await pass(3_000)
    add('b')
    queue.leave(true)
    expect(batches).toEqual([['a']])
    expect(buffer()).toEqual(['a', 'b'])
  })

  test('the later batches of many events are stored while the first is sent', async () => {
    const { queue, start, add, answerWith, batches, buffer, throughNetwork } = openQueue()
    start()
    throughNetwork(true)
    answerWith(new Promise<Answer>(() => {}))
    const links = Array.from({ length: 250 }, (_, at) => `${at}`)
    for (const link of links) add(link)
    await pass(3_000)
    queue.leave(true)
    expect(batches).toEqual([links.slice(0, 100)])
    expect(buffer()).toEqual(links.slice(100))
  })

  test('a hidden page sends at once, and stores the events until the answer', async () => {
    const { queue, start, add, answerWith, batches, buffer } = openQueue()
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
    expect(buffer()).toEqual(['a'])
    take('sent')
    await pass(0)
    expect(buffer()).toEqual([])
  })
})
