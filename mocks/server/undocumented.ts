import * as v from 'valibot'
import type { Call } from '../../src/contract/call.ts'
import { Header } from '../../src/contract/headers.ts'
import { badField } from '../base/refuse.ts'
import { suggestedNames } from '../base/suggestions.ts'
import type { RequestContext } from './requestContext.ts'

/** A field, query parameter or header of a request that the contract does not have. */
interface Undocumented {
  field: string
  expected: string
}

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null

const expectedOf = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return 'nothing'
  return `one of the contract, such as ${suggestedNames(name, known).join(', ')}`
}

function inOptions(options: readonly unknown[], value: unknown, path: string): Undocumented | undefined {
  const fitting = options.filter((option) => v.is(option as v.GenericSchema, value))
  const found = (fitting.length > 0 ? fitting : options).map((option) => inBody(option, value, path))
  return found.includes(undefined) ? undefined : found[0]
}

function inEntries(entries: Part, value: Part, path: string, isClosed: boolean): Undocumented | undefined {
  const known = Object.keys(entries)
  for (const [name, inner] of Object.entries(value)) {
    const field = path === '' ? name : `${path}.${name}`
    if (Object.hasOwn(entries, name)) {
      const found = inBody(entries[name], inner, field)
      if (found) return found
    } else if (isClosed) return { field, expected: expectedOf(name, known) }
  }
  return undefined
}

/** The first field of a body that its schema ignores. */
function inBody(schema: unknown, value: unknown, path = ''): Undocumented | undefined {
  if (!isPart(schema) || !isPart(value)) return undefined
  const { wrapped, options, item, entries, type } = schema
  if (wrapped !== undefined) return inBody(wrapped, value, path)
  if (Array.isArray(options)) return inOptions(options, value, path)
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) {
      const found = inBody(item, one, `${path}.${index}`)
      if (found) return found
    }
    return undefined
  }
  return isPart(entries) ? inEntries(entries, value, path, type === 'object') : undefined
}

function inQuery({ query }: Pick<Call, 'query'>, search: URLSearchParams): Undocumented | undefined {
  const known = 'entries' in query && isPart(query.entries) ? Object.keys(query.entries) : []
  const name = [...search.keys()].find((one) => !known.includes(one))
  return name === undefined ? undefined : { field: `query.${name}`, expected: expectedOf(name, known) }
}

const documentedHeaders: readonly string[] = Object.values(Header)
/** What proxies and the mock's own clients add. */
const ADDED = /^x-(mock|forwarded|real|request-id)/

/** Only headers of applications: browsers add many others by themselves. */
function inHeaders(headers: Headers): Undocumented | undefined {
  const name = [...headers.keys()].find(
    (one) => one.startsWith('x-') && !documentedHeaders.includes(one) && !ADDED.test(one),
  )
  if (name === undefined) return undefined
  return { field: name, expected: expectedOf(name, documentedHeaders) }
}

const isOptional = (schema: unknown): boolean => isPart(schema) && schema['type'] === 'optional'

/**
 * Refuses an array where an object is expected, and an unknown field where every field is optional: a misspelt name would otherwise mean
 * "all of them".
 */
function refuseOtherShape(schema: unknown, sent: unknown): void {
  let inner = schema
  while (isPart(inner) && inner['wrapped'] !== undefined) inner = inner['wrapped']
  if (!isPart(inner) || !isPart(inner['entries']) || !isPart(sent)) return
  if (Array.isArray(sent)) throw badField('body', 'an object')
  const { entries } = inner
  const names = Object.keys(entries)
  if (!Object.values(entries).every(isOptional)) return
  const unknown = Object.keys(sent).find((name) => !names.includes(name))
  if (unknown !== undefined)
    throw badField(unknown, names.length > 0 ? `only ${names.join(', ')}` : 'no fields')
}

/**
 * Notes what the contract does not have as drift, which the server otherwise ignores, so that a misspelt name has no effect. Where the server
 * is strict, it is refused.
 */
export function noteUndocumented(
  { request, url, server, note }: RequestContext,
  call: Pick<Call, 'body' | 'query'>,
  body: unknown,
): void {
  refuseOtherShape(call.body, body)
  const found = inBody(call.body, body) ?? inQuery(call, url.searchParams) ?? inHeaders(request.headers)
  if (!found) return
  note.drift = { ...found, of: 'request' }
  if (server.isStrict) throw badField(found.field, found.expected)
}
