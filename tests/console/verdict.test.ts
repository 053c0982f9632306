import { describe, expect, test } from 'vitest'
import { patternOf } from '../../mocks/console/scenarios/pattern.ts'
import { verdictOf } from '../../mocks/console/scenarios/verdict.ts'

describe('the verdict', () => {
  const notice = { expects: { key: 'card.few_left', as: 'notice' } } as const
  const text = 'only {{count}} left (today)'
  const seen = (as: 'notice' | 'alert' | 'page', words: string) => ({ as, text: words })

  test.each([
    ['none before the fault happens', notice, 0, [seen('notice', 'only 3 left (today)')], 'waiting'],
    ['a text with its values inserted', notice, 1, [seen('notice', 'only 3 left (today)')], 'fits'],
    [
      'a text that was replaced by another',
      notice,
      1,
      [seen('notice', 'only 3 left (today)'), seen('notice', 'Hello')],
      'fits',
    ],
    ['the same text in another place', notice, 1, [seen('alert', 'only 3 left (today)')], 'waiting'],
    ['another text in the same place', notice, 1, [seen('notice', 'Sold out')], 'differs'],
    ['a page that continues', { expects: null }, 1, [seen('page', 'Milk')], 'fits'],
    ['a message where none is expected', { expects: null }, 1, [seen('alert', 'Sorry')], 'differs'],
  ] as const)('%s', (_, row, matched, sightings, verdict) => {
    expect(verdictOf(row, { matched, sightings, text })).toBe(verdict)
  })

  test('a pattern matches special characters literally', () => {
    expect(patternOf('Price (RM)?').test('Price (RM)?')).toBe(true)
    expect(patternOf('Price (RM)?').test('Price RM')).toBe(false)
  })
})
