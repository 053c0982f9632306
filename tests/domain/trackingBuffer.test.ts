import { beforeEach, describe, expect, test } from 'vitest'
import type { TrackedEvent } from '../../src/contract/entities/engagement/trackedEvent.ts'
import { TRACKING_BATCH_MAXIMUM } from '../../src/contract/limits.ts'
import { createOfflineBuffer } from '../../src/tracking/offlineBuffer.ts'
import { keeping } from './textStore.ts'

let kept = keeping()
beforeEach(() => {
  kept = keeping()
})

describe('the offline buffer', () => {
  const event = (id: string): TrackedEvent => ({
    name: 'page view',
    properties: { id },
    timestamp: 1,
    version: '1.0.0',
  })
  const idsOf = (events: readonly TrackedEvent[]) => events.map(({ properties }) => properties['id'])

  test('returns each event once, and is then empty', () => {
    const buffer = createOfflineBuffer(kept)
    buffer.put([event('a'), event('b')])
    buffer.put([event('b'), event('c')])
    expect(idsOf(buffer.take())).toEqual(['a', 'b', 'c'])
    expect(buffer.take()).toEqual([])
    expect(kept.recall()).toBeNull()
  })

  test('an event that is put again keeps its place', () => {
    const buffer = createOfflineBuffer(kept)
    buffer.put([event('a'), event('b'), event('c')])
    buffer.put([event('a'), event('b')])
    expect(idsOf(buffer.take())).toEqual(['a', 'b', 'c'])
  })

  test('drops the oldest events beyond one batch', () => {
    const buffer = createOfflineBuffer(kept)
    buffer.put(Array.from({ length: TRACKING_BATCH_MAXIMUM }, (_, at) => event(`${at}`)))
    buffer.put([event('new')])
    const ids = idsOf(buffer.take())
    expect(ids).toHaveLength(500)
    expect([ids[0], ids.at(-1)]).toEqual(['1', 'new'])
  })

  test.each(['', 'nonsense', '{}', '[{"name":"page view"}]', '[null]'])('treats “%s” as empty', (text) => {
    kept.keep(text)
    expect(createOfflineBuffer(kept).take()).toEqual([])
  })
})
