import { expect, test } from 'vitest'
import { quickLines } from '../../../src/domain/cart/quickOrder.ts'

test.each([
  ['a space', 'PSR-101 12', 'PSR-101', 12],
  ['several spaces', 'psr-101    2', 'PSR-101', 2],
  ['a comma', 'PSR-101,3', 'PSR-101', 3],
  ['a semicolon', 'PSR-101; 4', 'PSR-101', 4],
  ['a tab', 'PSR-101\t5', 'PSR-101', 5],
  ['quotation marks', '"PSR-101","6"', 'PSR-101', 6],
  ['further cells', 'PSR-101,7,Fresh milk', 'PSR-101', 7],
  ['no quantity', 'PSR-101', 'PSR-101', 1],
  ['the most', 'PSR-101 99', 'PSR-101', 99],
])('a line with %s', (_, text, sku, quantity) => {
  expect(quickLines(text)).toEqual([{ number: 1, text, sku, quantity }])
})

test.each([
  ['a quantity of zero', 'PSR-101 0', 'quantity'],
  ['a hundred', 'PSR-101 100', 'quantity'],
  ['a fraction', 'PSR-101;1.5', 'quantity'],
  ['a negative quantity', 'PSR-101,-2', 'quantity'],
  ['a word for a quantity', 'PSR-101,two', 'quantity'],
  ['no article number', ',3', 'sku'],
  ['a number of 41 characters', `${'A'.repeat(41)} 1`, 'sku'],
  ['markup', '<b>1</b>,1', 'sku'],
])('a line with %s has a problem', (_, text, problem) => {
  expect(quickLines(text)).toEqual([{ number: 1, text, problem }])
})

test('a heading, empty lines and a byte order mark are skipped, and lines keep their numbers', () => {
  const text = '\uFEFFSKU,Quantity\r\n\r\nPSR-101,2\r\nPSR-102,x\n'
  expect(quickLines(text)).toEqual([
    { number: 3, text: 'PSR-101,2', sku: 'PSR-101', quantity: 2 },
    { number: 4, text: 'PSR-102,x', problem: 'quantity' },
  ])
})

test('lines after the 200th are not ordered', () => {
  const lines = quickLines(Array.from({ length: 201 }, (_, index) => `PSR-${1_000 + index} 1`).join('\n'))
  expect(lines).toHaveLength(201)
  expect(lines[199]).toMatchObject({ sku: 'PSR-1199', quantity: 1 })
  expect(lines[200]).toEqual({ number: 201, text: 'PSR-1200 1', problem: 'beyond' })
})

test('no text has no lines', () => {
  expect(quickLines('  \n\n')).toEqual([])
})
