import { expect, test } from 'vitest'
import type { Action, Finding, Start } from './action.ts'
import { printTest } from './printTest.ts'
import { shorten } from './shorten.ts'
import { textFaults } from './textFaults.ts'

const numbers = Array.from({ length: 40 }, (_, index) => index)

test('a path of 40 steps, of which 3 matter, is shortened to these 3', async () => {
  const fails = async (steps: readonly number[]) => [4, 17, 31].every((step) => steps.includes(step))
  expect(await shorten(numbers, fails, 100)).toEqual([4, 17, 31])
})

test('a finding at the start needs no step', async () => {
  expect(await shorten(numbers, async () => true, 100)).toEqual([])
})

test('what has to be tried too often stays', async () => {
  let tried = 0
  const fails = async (steps: readonly number[]) => {
    tried += 1
    return steps.length === numbers.length
  }
  expect(await shorten(numbers, fails, 10)).toEqual(numbers)
  expect(tried).toBe(10)
})

test('raw keys, placeholders and unformatted values are no text for shoppers', () => {
  expect(textFaults('favorites.failed')).toEqual(['favorites.failed'])
  expect(textFaults('RM NaN for {{name}}')).toEqual(['NaN', '{{name}}'])
  expect(textFaults('undefined')).toEqual(['undefined'])
  expect(textFaults('Free delivery from RM 80. Visit pasar.example or write to a.b@c.my')).toEqual([])
})

test('a finding is printed as a test that walks the shortest path', () => {
  const start: Start = { path: '/cart', persona: 'guest-cart', seed: 5, width: 320, height: 640 }
  const actions: Action[] = [
    { do: 'arm', fault: 'cart.change.rejected' },
    { do: 'tap', role: 'button', name: 'Ana’s: one more', nth: 1 },
  ]
  const finding: Finding = {
    what: 'wider than the window: 3 px /cart',
    detail: '3 px',
    expects: 'expect(wide).toBe(0)',
  }
  const printed = printTest(start, actions, finding, '2026-11-25T10:00')
  expect(printed).toContain(`test('wider than the window: 3 px /cart', async`)
  expect(printed).toContain(`'/cart?persona=guest-cart&seed=5&clock=2026-11-25T10:00&console=0'`)
  expect(printed).toContain(`window.mock.arm('cart.change.rejected')`)
  expect(printed).toContain(`getByRole('button', { name: 'Ana’s: one more', exact: true }).nth(1).click()`)
  expect(printed).toContain('expect(wide).toBe(0)')
})
