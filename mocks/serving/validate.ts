import * as v from 'valibot'
import { refuse } from './refuse.ts'

type Schema = v.GenericSchema<unknown, unknown>

const hasEntries = (schema: unknown): schema is { entries: Record<string, Schema> } =>
  typeof schema === 'object' && schema !== null && 'entries' in schema

const hasWrapped = (schema: unknown): schema is { wrapped: Schema } =>
  typeof schema === 'object' && schema !== null && 'wrapped' in schema

/** What the schema wants at this place: a missing key's issue itself names only the key. */
function expectedAt(schema: Schema, keys: readonly PropertyKey[]): string | undefined {
  let at: unknown = schema
  for (const key of keys) {
    while (hasWrapped(at)) at = at.wrapped
    if (!hasEntries(at)) return undefined
    at = at.entries[String(key)]
  }
  return typeof at === 'object' && at !== null && 'expects' in at ? String(at.expects) : undefined
}

function wordsFor(schema: Schema, issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key as PropertyKey)
  const isMissingKey = issue.type === 'object' && issue.received === 'undefined'
  return (isMissingKey ? expectedAt(schema, keys) : undefined) ?? issue.expected ?? issue.message
}

/** What a schema makes of a value, or the field that is wrong and what was expected there. */
export function check(
  schema: Schema,
  value: unknown,
): { ok: true; output: unknown } | { ok: false; field: string; expected: string } {
  const result = v.safeParse(schema, value, { abortEarly: true })
  if (result.success) return { ok: true, output: result.output }
  const [issue] = result.issues
  return { ok: false, field: v.getDotPath(issue) ?? '', expected: wordsFor(schema, issue) }
}

/** The checked value; else 400 naming the field, for example `cartVariant.quantity`, and what was expected of it. */
export function checked<S extends Schema>(schema: S, value: unknown, part: 'body' | 'query'): v.InferOutput<S>
export function checked(schema: Schema, value: unknown, part: 'body' | 'query'): unknown {
  const result = check(schema, value)
  if (result.ok) return result.output
  const field = result.field === '' ? part : part === 'query' ? `query.${result.field}` : result.field
  throw refuse(400, 'bad_body', { field, expected: result.expected })
}

/** The JSON of a request; nothing when it has no body. */
export async function jsonOf(request: Request): Promise<unknown> {
  const text = await request.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw refuse(400, 'bad_body', { field: 'body', expected: 'JSON' })
  }
}
