import * as v from 'valibot'
import { ADDRESS_MAXIMUM } from '../../src/contract/limits.ts'
import { badField, Refused } from './refuse.ts'

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

const isOptional = (schema: Schema): boolean => schema.type === 'optional'

/**
 * Refuses an array where an object is expected, and an unknown field where every field is optional: a misspelt name would otherwise mean
 * "all of them".
 */
function refuseOtherShape(schema: Schema, sent: unknown): void {
  let inner: unknown = schema
  while (hasWrapped(inner)) inner = inner.wrapped
  if (!hasEntries(inner) || typeof sent !== 'object' || sent === null) return
  if (Array.isArray(sent)) throw badField('body', 'an object')
  const names = Object.keys(inner.entries)
  if (!Object.values(inner.entries).every(isOptional)) return
  const unknown = Object.keys(sent).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw badField(unknown, names.length > 0 ? `only ${names.join(', ')}` : 'no fields')
}

/** The checked value. Otherwise 400 with the field, for example `cartVariant.quantity`, and the expected shape. */
export function checked<S extends Schema>(schema: S, value: unknown, part: 'body' | 'query'): v.InferOutput<S>
export function checked(schema: Schema, value: unknown, part: 'body' | 'query'): unknown {
  if (part === 'body') refuseOtherShape(schema, value)
  const result = check(schema, value)
  if (result.ok) return result.output
  const field = result.field === '' ? part : part === 'query' ? `query.${result.field}` : result.field
  throw badField(field, result.expected)
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

/** No request body has a tenth of this depth. A deeper one would overflow the stack of recursive functions. */
const DEEPEST = 100

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= DEEPEST; depth += 1) {
    level = level.flatMap((each): unknown[] =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
    if (level.length === 0) return false
  }
  return true
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badField('body', 'JSON')
  }
}

const JSON_TYPE = /^application\/json\s*(;|$)/i

/** Bytes of the largest body. No call needs a tenth of it, except a picture of a business. */
const BODY_MAXIMUM = 1_000_000

const bodyTooLarge = (): Refused =>
  new Refused(413, { error: 'bad_body', errorCode: 'bad_body', field: 'body', expected: 'at most 1 MB' })

/**
 * The JSON of a request; nothing without a body. Another content type is refused (document 2 §7, generic wrapper), except for a request
 * sent while the page is unloaded, where browsers allow no JSON. A body over 1 MB is refused with 413.
 */
export async function jsonOf(request: Request, isOpen: boolean): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAXIMUM) throw bodyTooLarge()
  const text = await request.text()
  if (text.length > BODY_MAXIMUM) throw bodyTooLarge()
  if (text === '') return undefined
  if (!isOpen && !JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw badField('content-type', 'application/json')
  }
  const body = parsed(text)
  if (isTooDeep(body)) throw badField('body', `at most ${DEEPEST} levels`)
  return body
}
