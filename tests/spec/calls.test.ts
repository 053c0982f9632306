import { describe, expect, test } from 'vitest'
import { everyCall } from '../../mocks/handlers/sections.ts'
import { callTable, type CallName } from '../../src/contract/callTable.ts'
import { callRows, pagedProducts } from './callRows.ts'

const names = Object.keys(callTable) as CallName[]

const rowsOf = (name: CallName): string[] => {
  const { methods, path } = callTable[name]
  const anyParameter = path.replaceAll(/:[a-zA-Z]+/g, '{}')
  return methods.map((method) => `${method} ${anyParameter}`)
}
const isDocumented = (row: string) => callRows.includes(row) || pagedProducts.test(row)

test('the table of the documents holds no row twice', () => {
  expect(callRows.filter((row, at) => callRows.indexOf(row) !== at)).toEqual([])
})

describe('a call says truly whether the documents have it', () => {
  test.each(names)('%s', (name) => {
    const rows = rowsOf(name)
    expect(rows.filter(isDocumented)).toEqual(callTable[name].documented ? rows : [])
  })
})

test('every row of the documents has its call', () => {
  const rows = names.flatMap(rowsOf)
  expect(callRows.filter((row) => !rows.includes(row))).toEqual([])
  expect(rows.filter((row) => pagedProducts.test(row)).length).toBeGreaterThan(0)
})

test('every call has its answer', async () => {
  const answered = (await everyCall()).map(({ name }) => name)
  expect(answered.toSorted()).toEqual(names.toSorted())
})

test('no two calls answer the same method and path', () => {
  const rows = names.flatMap(rowsOf)
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
})
