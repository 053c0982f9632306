import { describe, expect, test } from 'vitest'
import { cartChange, isWritten, lineWrite } from '../../src/domain/cart/cartChange.ts'
import { line, milk } from './products.ts'

// Each has its own notice (document 1 §4).
test.each([
  [0, 1, 'added'],
  [0, 7, 'added'],
  [1, 2, 'increased'],
  [5, 2, 'decreased'],
  [1, 0, 'removed'],
  [9, 0, 'removed'],
  [3, 3, 'noted'],
] as const)('from %i to %i: %s', (before, after, change) => {
  expect(cartChange(before, after)).toBe(change)
})

const two = line(milk, 2)
const green = { ...two, customerItemPickingNotes: 'green ones' }
const blank = { ...two, customerItemPickingNotes: '' }

describe('an unchanged quantity sends no write', () => {
  test.each([
    ['where the quantity is the wanted one', two, two, true],
    ['not at another quantity', line(milk, 1), two, false],
    ['where there is no line, and none is wanted', undefined, line(milk, 0), true],
    ['not where there is none yet', undefined, two, false],
    ['not for a new note', two, green, false],
    ['where the note is the same', green, green, true],
    ['where the note is left as it is', green, two, true],
    ['not where it is taken away', green, blank, false],
    ['where there is none to take away', two, blank, true],
  ])('%s', (_, there, wanted, isDone) => {
    expect(isWritten(there, wanted)).toBe(isDone)
  })
})

test('a write has the line’s ids, its target quantity, and its note if that was edited', () => {
  const ids = {
    variant: two.variant._id,
    warehouse: two.warehouse._id,
    fulfillmentMethod: two.fulfillmentMethod,
  }
  expect(lineWrite(two, 4)).toEqual({ ...ids, quantity: 4 })
  expect(lineWrite(blank, 0)).toEqual({ ...ids, quantity: 0, customerItemPickingNotes: '' })
})
