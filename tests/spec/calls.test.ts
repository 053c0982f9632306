import { describe, test } from 'vitest'
import { everyCall } from '../../mocks/handlers/sections.ts'
import { callTable, type CallName } from '../../src/contract/callTable.ts'
import { callRows, pagedProducts } from './callRows.ts'
import { expectNone } from './expectNone.ts'
import { ourCalls } from './ourCalls.ts'

const TABLE = 'tests/spec/callRows.ts'
const OUR_TABLE = 'tests/spec/ourCalls.ts'

const names = Object.keys(callTable) as CallName[]

const rowsOf = (name: CallName): string[] => {
  const { methods, path } = callTable[name]
  const anyParameter = path.replaceAll(/:[a-zA-Z]+/g, '{}')
  return methods.map((method) => `${method} ${anyParameter}`)
}
const rows = names.flatMap(rowsOf)
const isDocumented = (row: string) => callRows.includes(row) || pagedProducts.test(row)
const ours = ourCalls.map(({ call }) => call)
const repeated = (list: readonly string[]) => list.filter((row, at) => list.indexOf(row) !== at)

test('the table of the documents has no row twice', () => {
  expectNone(repeated(callRows), (row) => `"${row}" is twice in callSections in ${TABLE}: remove one.`)
})

describe('a call is in the documents, or has its reason and `documented: false`', () => {
  test.each(names)('%s', (name) => {
    const { documented } = callTable[name]
    expectNone(
      rowsOf(name).filter((row) => !isDocumented(row) && !ours.includes(row)),
      (row) =>
        `Call "${name}" (${row}) is not in the documents. Add it to ourCalls in ${OUR_TABLE}: { call: '${row}', why: '…' }${documented ? ', and `documented: false` to its call() in src/contract/calls' : ''}`,
    )
    expectNone(
      rowsOf(name).filter((row) => isDocumented(row) !== documented),
      (row) =>
        documented
          ? `Call "${name}" (${row}) is not in the documents. Add \`documented: false\` to its call() in src/contract/calls.`
          : `Call "${name}" (${row}) is in the documents. Remove \`documented: false\` from its call() in src/contract/calls.`,
    )
  })
})

test('the rows of `ourCalls` exist in the contract and not in the documents', () => {
  expectNone(
    ours.filter((row) => !rows.includes(row) || isDocumented(row)),
    (row) =>
      `"${row}" is no call of the contract, or the documents have it: remove its row from ourCalls in ${OUR_TABLE}.`,
  )
})

test('every row of the documents has its call', () => {
  expectNone(
    callRows.filter((row) => !rows.includes(row)),
    (row) =>
      `"${row}" of document 2 §7 has no call. Add it to its section in src/contract/calls: yourCall: call('${row.replace(' ', "', '").replaceAll('{}', ':id')}', { reply: … })`,
  )
  expectNone(
    rows.some((row) => pagedProducts.test(row)) ? [] : ['GET /api/{path}'],
    (row) =>
      `"${row}" of document 2 §7, a listing's own address with its pages, has no call. Add it to src/contract/calls/catalogueLists.ts: call('GET', '/api/products/search/:term/pages/:range', { reply: … })`,
  )
})

test('every call has its handler', async () => {
  const answeredNames = (await everyCall()).map(({ name }) => name)
  expectNone(
    names.filter((name) => !answeredNames.includes(name)),
    (name) =>
      `Call "${name}" has no handler. Add one of this name to the file of its section in mocks/handlers: ${name}: ({ body }) => ({ … })`,
  )
  expectNone(
    answeredNames.filter((name) => !(name in callTable)),
    (name) =>
      `The handler "${name}" in mocks/handlers has no call. Add the call to src/contract/calls, or remove the handler.`,
  )
})

test('no two calls have the same method and path', () => {
  expectNone(
    repeated(rows),
    (row) =>
      `"${row}" is the method and path of two calls in src/contract/calls: remove one, or give it another path.`,
  )
})
