import { describe, expect, test } from 'vitest'
import { patternOf } from '../../mocks/console/scenarios/pattern.ts'
import { verdictOf } from '../../mocks/console/scenarios/verdict.ts'

describe('what is judged', () => {
  const notice = { expects: { key: 'card.few_left', as: 'notice' } } as const
  const text = 'only {{count}} left (today)'
  const seen = (as: 'notice' | 'alert' | 'page', words: string) => ({ as, text: words })

  test.each([
    ['nothing before the fault strikes', notice, 0, [seen('notice', 'only 3 left (today)')], 'waiting'],
    ['a text with its places filled', notice, 1, [seen('notice', 'only 3 left (today)')], 'fits'],
    [
      'one that came and was followed by another',
      notice,
      1,
      [seen('notice', 'only 3 left (today)'), seen('notice', 'Hello')],
      'fits',
    ],
    ['the same words elsewhere', notice, 1, [seen('alert', 'only 3 left (today)')], 'waiting'],
    ['other words in the place', notice, 1, [seen('notice', 'Sold out')], 'differs'],
    ['a page that goes on', { expects: null }, 1, [seen('page', 'Milk')], 'fits'],
    ['a message where there should be none', { expects: null }, 1, [seen('alert', 'Sorry')], 'differs'],
  ] as const)('%s', (_, row, matched, sightings, verdict) => {
    expect(verdictOf(row, { matched, sightings, text })).toBe(verdict)
  })

  test('a pattern takes the marks in a text as they are', () => {
    expect(patternOf('Price (RM)?').test('Price (RM)?')).toBe(true)
    expect(patternOf('Price (RM)?').test('Price RM')).toBe(false)
  })
})
