import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../src/contract/call.ts'
import { callTable } from '../../../src/contract/callTable.ts'
import { wordsOfCheck } from '../../../mocks/base/expectedWords.ts'
import { check } from '../../../mocks/base/validate.ts'

/** All parts of a schema, each once. */
function partsOf(schema: unknown, found = new Set<object>()): Set<object> {
  if (typeof schema !== 'object' || schema === null || found.has(schema)) return found
  found.add(schema)
  for (const part of Object.values(schema)) partsOf(part, found)
  return found
}

const schemas = Object.values<Call>(callTable).flatMap(({ body, query }) => [body, query])
const patterns = new Set(
  schemas
    .flatMap((schema) => [...partsOf(schema)])
    .flatMap((part) =>
      'type' in part && part.type === 'regex' && 'requirement' in part && part.requirement instanceof RegExp
        ? part.requirement
        : [],
    ),
)

describe('what was expected is said in plain words', () => {
  test.each([...patterns])('for the regular expression %s', (pattern) => {
    const result = v.safeParse(v.pipe(v.string(), v.regex(pattern)), '\n')
    const words = result.success ? '' : wordsOfCheck(result.issues[0])
    expect(words).toMatch(/^[\w -]+/)
    expect(words).not.toContain(pattern.source)
  })

  test.each<[string, v.GenericSchema, unknown, string]>([
    ['an empty text', v.pipe(v.string(), v.nonEmpty()), '', 'a text that is not empty'],
    ['no e-mail address', v.pipe(v.string(), v.email()), 'a', 'an e-mail address'],
    ['a number that is too large', v.pipe(v.number(), v.maxValue(3)), 4, 'at most 3'],
    ['a text that is too long', v.pipe(v.string(), v.maxLength(2)), 'abc', 'a length of at most 2'],
    ['half a number', v.pipe(v.number(), v.integer()), 0.5, 'a whole number'],
    ['another type', v.string(), 1, 'string'],
    [
      'a check without words',
      v.pipe(
        v.string(),
        v.check(() => false),
      ),
      '',
      'another value',
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(check(schema, value, wordsOfCheck)).toEqual({ ok: false, field: '', expected })
  })
})
