import { expect, test } from 'vitest'
import type { Call } from '../../src/contract/call.ts'
import { callTable } from '../../src/contract/callTable.ts'
import { codeOf, sourceFiles } from '../sourceGraph.ts'
import { callsWithoutCaller } from './callsWithoutCaller.ts'
import { expectNone } from './expectNone.ts'

const LIST = 'tests/spec/callsWithoutCaller.ts'

/** Every `cartCalls.changeCart` in the shop's code, by the name of the call. */
const used = new Set(
  sourceFiles(['src'])
    .filter(({ path }) => !path.startsWith('src/contract/'))
    .flatMap((file) => Array.from(codeOf(file).matchAll(/\b\w+Calls\.(\w+)/g), ([, name = '']) => name)),
)

const documented = Object.entries<Call>(callTable).flatMap(([name, { documented }]) =>
  documented ? [name] : [],
)
const listed: readonly string[] = callsWithoutCaller

test('the shop makes every documented call, or the call is listed', () => {
  expectNone(
    documented.filter((name) => !used.has(name) && !listed.includes(name)),
    (name) => `No code of src makes the call ${name}. Use it, or add it to ${LIST}.`,
  )
})

test('a call of the list has no caller yet', () => {
  expectNone(
    listed.filter((name) => used.has(name) || !documented.includes(name)),
    (name) => `${name} has a caller, or is no documented call: remove it from ${LIST}.`,
  )
})

test('the search finds a call that is made', () => {
  expect(used.has('changeCart')).toBe(true)
})
