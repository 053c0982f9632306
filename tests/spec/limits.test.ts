import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as limits from '../../src/contract/limits.ts'
import { expectNone } from './expectNone.ts'
import { limitRows, ourLimits } from './limitRows.ts'

const CODE = 'src/contract/limits.ts'
const TABLE = 'tests/spec/limitRows.ts'

describe('every limit of the documents', () => {
  test.each(limitRows)('%s: %s', (section, words, name, value) => {
    expect(
      limits[name],
      `${name} in ${CODE} is not what ${section} says: "${words}". Write \`export const ${name} = ${JSON.stringify(value)}\`.`,
    ).toEqual(value)
  })
})

test('a limit is in the documents or in our own list', () => {
  const known: string[] = [...limitRows.map(([, , name]) => name), ...ourLimits]
  expectNone(
    Object.keys(limits).filter((name) => !known.includes(name)),
    (name) =>
      `Limit ${name} is not in the documents. Add '${name}' to ourLimits in ${TABLE}, and write the reason above it in ${CODE}: /** The documents show no maximum: … */`,
  )
  expectNone(
    known.filter((name) => !(name in limits)),
    (name) => `${TABLE} has ${name}, which is not in ${CODE}: remove its row, or export the constant.`,
  )
})

test('a limit of our own has its reason above it', () => {
  const text = readFileSync(join(import.meta.dirname, '../..', CODE), 'utf8')
  const hasReason = (name: string) =>
    new RegExp(`\\*/\\n(?:export const \\w+ = .*\\n)*export const ${name} = `).test(text)
  expectNone(
    ourLimits.filter((name) => !hasReason(name)),
    (name) =>
      `Limit ${name} has no reason. Write it above the constant in ${CODE}: /** The documents show no maximum: … */`,
  )
})
