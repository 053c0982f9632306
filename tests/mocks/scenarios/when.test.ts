import { describe, expect, test } from 'vitest'
import { isSpent, strikes, type When, whenOf, whenText } from '../../../mocks/scenarios/when.ts'

test.each([
  ['', { kind: 'once' }],
  ['2', { kind: 'nth', n: 2 }],
  ['9999', { kind: 'nth', n: 9_999 }],
  ['always', { kind: 'always' }],
  ['30%', { kind: 'chance', of: 0.3 }],
  ['0.5%', { kind: 'chance', of: 0.005 }],
  ['100%', { kind: 'chance', of: 1 }],
] satisfies [string, When][])('"%s" is read and written', (text, when) => {
  expect(whenOf(text)).toEqual(when)
  expect(whenText(when)).toBe(text && `@${text}`)
})

test('once has a notation of its own', () => {
  expect(whenOf('once')).toEqual({ kind: 'once' })
})

test.each(['0', '-1', '1.5', '10000', '0%', '101%', '%', 'x', 'never', '1e3'])('"%s" is invalid', (text) => {
  expect(whenOf(text)).toBeNull()
})

describe('which of five requests match', () => {
  // The random numbers of the five: the third and the fifth are below 30 %.
  const chances = [0.5, 0.3, 0.1, 0.9, 0.29]
  test.each([
    [{ kind: 'once' }, [1], 1],
    [{ kind: 'nth', n: 3 }, [3], 3],
    [{ kind: 'nth', n: 6 }, [], null],
    [{ kind: 'always' }, [1, 2, 3, 4, 5], null],
    [{ kind: 'chance', of: 0.3 }, [3, 5], null],
    [{ kind: 'chance', of: 1 }, [1, 2, 3, 4, 5], null],
  ] satisfies [When, number[], number | null][])('%o', (when, matched, spentAfter) => {
    const counts = [1, 2, 3, 4, 5]
    expect(counts.filter((count) => strikes(when, count, () => chances[count - 1] ?? 1))).toEqual(matched)
    expect(counts.find((count) => isSpent(when, count)) ?? null).toBe(spentAfter)
  })

  test('the random number is drawn only where it counts', () => {
    const asked = () => {
      throw new Error('No random number should be drawn')
    }
    expect(strikes({ kind: 'nth', n: 2 }, 2, asked)).toBe(true)
  })
})
