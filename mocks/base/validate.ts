import * as v from 'valibot'
import { ADDRESS_MAXIMUM } from '../../src/contract/limits.ts'
import { badField } from './refuse.ts'

type Schema = v.GenericSchema<unknown, unknown>
/** Plain words for an issue (`expectedWords.ts`); undefined where the library's own are plain. */
type WordsOf = (issue: v.BaseIssue<unknown>) => string | undefined

const hasEntries = (schema: unknown): schema is { entries: Record<string, Schema> } =>
  typeof schema === 'object' && schema !== null && 'entries' in schema

const hasWrapped = (schema: unknown): schema is { wrapped: Schema } =>
  typeof schema === 'object' && schema !== null && 'wrapped' in schema

/** What the schema expects at this place: a missing key's issue itself names only the key. */
function expectedAt(schema: Schema, keys: readonly PropertyKey[]): string | undefined {
  let at: unknown = schema
  for (const key of keys) {
    while (hasWrapped(at)) at = at.wrapped
    if (!hasEntries(at)) return undefined
    at = at.entries[String(key)]
  }
  return typeof at === 'object' && at !== null && 'expects' in at ? String(at.expects) : undefined
}

function wordsFor(schema: Schema, issue: v.BaseIssue<unknown>, wordsOf: WordsOf): string {
  const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey)
  const isMissingKey = issue.type === 'object' && issue.received === 'undefined'
  return (
    (isMissingKey ? expectedAt(schema, keys) : undefined) ??
    wordsOf(issue) ??
    issue.expected ??
    'another value'
  )
}

/** What a schema makes of a value, or the field that is wrong and what was expected there: in the library's words, unless there are others. */
export function check(
  schema: Schema,
  value: unknown,
  wordsOf: WordsOf = () => undefined,
): { ok: true; output: unknown } | { ok: false; field: string; expected: string } {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return { ok: true, output: result.output }
  const [issue] = result.issues
  return { ok: false, field: v.getDotPath(issue) ?? '', expected: wordsFor(schema, issue, wordsOf) }
}

/** The checked value. Otherwise 400 with the field, for example `cartVariant.quantity`, and the expected shape. */
export async function checked<S extends Schema>(
  schema: S,
  value: unknown,
  part: 'body' | 'query',
): Promise<v.InferOutput<S>> {
  const result = check(schema, value)
  if (result.ok) return result.output
  // Only a refusal needs the words: the first page does not load them.
  const { wordsOfCheck } = await import('./expectedWords.ts')
  const { field, expected } = { ...result, ...check(schema, value, wordsOfCheck) }
  const name = field === '' ? part : part === 'query' ? `query.${field}` : field
  throw badField(name, expected)
}

/** Refuses a path that is longer than any path of the shop. */
export function refuseLongPath(path: string): void {
  if (path.length > ADDRESS_MAXIMUM) {
    throw badField('path', `at most ${ADDRESS_MAXIMUM} characters`)
  }
}

/** The query parameters of a schema. A parameter that is repeated or too long is refused by its name; unknown parameters are ignored. */
export function queryIn(schema: Schema, parameters: URLSearchParams): Record<string, string> {
  const names = hasEntries(schema) ? Object.keys(schema.entries) : []
  return Object.fromEntries(
    names.flatMap((name) => {
      const [value, ...others] = parameters.getAll(name)
      if (value === undefined) return []
      const field = `query.${name}`
      if (others.length > 0) throw badField(field, 'one value')
      if (value.length <= ADDRESS_MAXIMUM) return [[name, value]]
      throw badField(field, `at most ${ADDRESS_MAXIMUM} characters`)
    }),
  )
}
