import { beforeEach, describe, expect, test } from 'vitest'
import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'
import { TRACKING_BATCH_MAXIMUM } from '../../src/contract/limits.ts'
import { createShelf } from '../../src/tracking/shelf.ts'
import { keeping } from './kept.ts'

let kept = keeping()
beforeEach(() => {
  kept = keeping()
})

describe('the shelf', () => {
  const event = (id: string): TrackedEvent => ({
    name: 'page view',
    properties: { id },
    timestamp: 1,
    version: '1.0.0',
  })
  const idsOf = (events: readonly TrackedEvent[]) => events.map(({ properties }) => properties['id'])

  test('holds each event once, and is empty once it is taken from', () => {
    const shelf = createShelf(kept)
    shelf.put([event('a'), event('b')])
    shelf.put([event('b'), event('c')])
    expect(idsOf(shelf.take())).toEqual(['a', 'b', 'c'])
    expect(shelf.take()).toEqual([])
    expect(kept.recall()).toBeNull()
  })

  test('forgets the oldest beyond what is sent at once', () => {
    const shelf = createShelf(kept)
    shelf.put(Array.from({ length: TRACKING_BATCH_MAXIMUM }, (_, at) => event(`${at}`)))
    shelf.put([event('new')])
    const ids = idsOf(shelf.take())
    expect(ids).toHaveLength(500)
    expect([ids[0], ids.at(-1)]).toEqual(['1', 'new'])
  })

  test.each(['', 'nonsense', '{}', '[{"name":"page view"}]', '[null]'])('takes “%s” for empty', (text) => {
    kept.keep(text)
    expect(createShelf(kept).take()).toEqual([])
  })
})
