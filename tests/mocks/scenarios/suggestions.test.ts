import { expect, test } from 'vitest'
import { suggestedNames } from '../../../mocks/base/suggestions.ts'

const known = ['cart.change.rejected', 'cart.add.rejected', 'search.failed', 'order.card_declined']

test.each([
  ['cart.change.rejectd', 'cart.change.rejected'],
  ['CART.ADD.REJECTED', 'cart.add.rejected'],
  ['card', 'order.card_declined'],
  ['cart.chnge', 'cart.change.rejected'],
  ['serch.failed', 'search.failed'],
])('"%s" has the suggestion "%s"', (name, meant) => {
  expect(suggestedNames(name, known)[0]).toBe(meant)
})

test('three are returned, or as many as requested', () => {
  expect(suggestedNames('x', known)).toHaveLength(3)
  expect(suggestedNames('x', known, 1)).toHaveLength(1)
  expect(suggestedNames('x', [])).toEqual([])
})
