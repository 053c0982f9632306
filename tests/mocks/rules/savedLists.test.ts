import { expect, test } from 'vitest'
import { foundInList, isNameTaken, withLine } from '../../../mocks/rules/savedLists.ts'

const milk = { variantId: 'milk', quantity: 2 }
const eggs = { variantId: 'eggs', quantity: 1 }

test.each([
  { what: 'a new item is added at the end', lines: [milk], line: eggs, after: [milk, eggs] },
  {
    what: 'what is there keeps its place',
    lines: [milk, eggs],
    line: { variantId: 'milk', quantity: 5 },
    after: [{ variantId: 'milk', quantity: 5 }, eggs],
  },
  { what: 'none of it takes it off', lines: [milk, eggs], line: { ...milk, quantity: 0 }, after: [eggs] },
  {
    what: 'none of what was not there changes nothing',
    lines: [milk],
    line: { ...eggs, quantity: 0 },
    after: [milk],
  },
])('$what', ({ lines, line, after }) => {
  expect(withLine(lines, line)).toEqual(after)
})

const lists = [
  { gid: '1', name: 'Weekly' },
  { gid: '2', name: 'Party' },
]

test.each([
  { name: 'weekly', own: undefined, taken: true },
  { name: '  WEEKLY ', own: '2', taken: true },
  { name: 'Weekly', own: '1', taken: false },
  { name: 'Weekly shop', own: undefined, taken: false },
])('“$name” for list $own: taken $taken', ({ name, own, taken }) => {
  expect(isNameTaken(lists, name, own)).toBe(taken)
})

const lines = [{ name: 'Ladang Fresh Milk' }, { name: 'Kampung Eggs' }, { name: 'Mi Kari' }]

test.each([
  { term: 'm', names: [] },
  { term: 'mi', names: ['Ladang Fresh Milk', 'Mi Kari'] },
  { term: 'fresh mi', names: ['Ladang Fresh Milk'] },
  { term: '   ', names: [] },
  { term: '--', names: [] },
  { term: 'ilk', names: [] },
])('“$term” finds $names', ({ term, names }) => {
  expect(foundInList(lines, term, 2).map(({ name }) => name)).toEqual(names)
})
