import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { callTable } from '../../src/contract/callTable.ts'
import { ErrorCode } from '../../src/contract/errorCodes.ts'

const page = readFileSync(new URL('../../docs/refusals.md', import.meta.url), 'utf8')

/** The calls of the table's row, as `POST /api/join`. */
function namedFor(code: ErrorCode): string[] {
  const row = page.split('\n').find((line) => line.split('|')[1]?.trim() === String(code)) ?? ''
  return [...(row.split('|')[3] ?? '').matchAll(/`([A-Z]+ \/api\/[^`]+)`/g)].map(([, call = '']) => call)
}

const refusing = (code: ErrorCode): string[] =>
  Object.values(callTable)
    .filter(({ errors }) => errors.some((error) => error === code))
    .map(({ methods: [method], path }) => `${method} ${path}`)

test.each(Object.entries(ErrorCode))('docs/refusals.md names each call that answers %s', (_, code) => {
  expect(namedFor(code).toSorted()).toEqual(refusing(code).toSorted())
})
