import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, tableWith } from './markdown.ts'

const rows = tableWith('ARCHITECTURE.md', 'you look for')

test.each(rows)('“%s” is in one place, which exists', (_what, place = '') => {
  const [, path = ''] = /^`([^`]+)`$/.exec(place) ?? []
  expect(path, `Name one file or folder, not ${place}.`).not.toBe('')
  expect(existsSync(join(root, path)), `${path} does not exist.`).toBe(true)
})

test('nothing is looked for twice', () => {
  const places = rows.map(([, place]) => place)
  expect(new Set(places).size).toBe(places.length)
})

test.each([
  'quantity',
  'boot order',
  'step of the checkout',
  'way to pay',
  'endpoint',
  'route',
  'price',
  'error code gets its meaning',
  'words',
])('“%s” is in the table', (searched) => {
  expect(rows.filter(([what = '']) => what.includes(searched))).toHaveLength(1)
})
