import {
  type Arbitrary,
  anything,
  array,
  boolean,
  constant,
  constantFrom,
  dictionary,
  double,
  integer,
  jsonValue,
  oneof,
  option,
  record,
  string,
  stringMatching,
} from 'fast-check'
import * as v from 'valibot'
import { poolOf } from './pools.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** The fields of a schema that this file reads: valibot's own, which a schema has. */
interface Node {
  type: string
  pipe?: readonly Node[]
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: readonly unknown[]
  value?: Schema
  requirement?: unknown
}

const isNode = (schema: unknown): schema is Node =>
  typeof schema === 'object' && schema !== null && 'type' in schema

const nodeOf = (schema: unknown): Node => {
  if (!isNode(schema)) throw new Error('No schema')
  return schema
}

/** The requirement of a pipe action, for example of `max_length`. */
function asked<T>(node: Node, type: string, isOne: (value: unknown) => value is T): T | undefined {
  const requirement = (node.pipe ?? []).find((action) => action.type === type)?.requirement
  return isOne(requirement) ? requirement : undefined
}
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isRegExp = (value: unknown): value is RegExp => value instanceof RegExp
const has = (node: Node, type: string) => (node.pipe ?? []).some((action) => action.type === type)

const fits = (schema: Schema) => (value: unknown) =>
  (typeof value === 'string' && value.startsWith('$')) || v.is(schema, value)

function anyText(node: Node): Arbitrary<string> {
  const regex = asked(node, 'regex', isRegExp)
  // If it allows any letters, those of the pattern are enough.
  if (regex) return stringMatching(new RegExp(regex.source))
  if (has(node, 'digits')) return stringMatching(/^\d{1,12}$/)
  if (has(node, 'email')) return constantFrom('somebody@new.example', 'other@new.example')
  if (has(node, 'iso_date')) return constantFrom('2026-11-25', '2020-01-01', '2027-02-28')
  if (has(node, 'iso_timestamp')) return constantFrom('2026-12-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')
  return string({
    minLength: has(node, 'non_empty') ? 1 : 0,
    maxLength: asked(node, 'max_length', isNumber) ?? 40,
  })
}

function textOf(schema: Schema, name: string): Arbitrary<string> {
  const node = nodeOf(schema)
  const pool = poolOf(name)
  const known = pool ? [{ weight: 6, arbitrary: constantFrom(...pool) }] : []
  return oneof(...known, { weight: 1, arbitrary: anyText(node) }).filter(fits(schema))
}

function numberOf(schema: Schema): Arbitrary<number> {
  const node = nodeOf(schema)
  const min = asked(node, 'min_value', isNumber)
  const max = asked(node, 'max_value', isNumber)
  const small = integer({ min: min ?? -2, max: Math.min(max ?? 30, 30) })
  const round = constantFrom(0, 1, 500, 1_000, 1_850)
  const any =
    has(node, 'integer') || has(node, 'safe_integer')
      ? integer({ min: min ?? -1e9, max: max ?? 1e9 })
      : double({ noNaN: true, noDefaultInfinity: true })
  return oneof(
    { weight: 5, arbitrary: small },
    { weight: 2, arbitrary: round },
    { weight: 1, arbitrary: any },
  ).filter(fits(schema))
}

function objectOf(entries: Record<string, Schema>): Arbitrary<unknown> {
  const names = Object.keys(entries)
  const requiredKeys = names.filter(
    (name) => !/^(optional|nullish|exact_optional)$/.test(nodeOf(entries[name]).type),
  )
  return record(Object.fromEntries(names.map((name) => [name, arbitraryOf(nodeAt(entries, name), name)])), {
    requiredKeys,
  })
}

function nodeAt(entries: Record<string, Schema>, name: string): Schema {
  const schema = entries[name]
  if (!schema) throw new Error(`No entry ${name}`)
  return schema
}

const isSchema = (option_: unknown): option_ is Schema => isNode(option_)

/** Values that fit a schema. Strings come mostly from the meaning of their name (`pools.ts`), sometimes from any text. */
export function arbitraryOf(schema: Schema, name = ''): Arbitrary<unknown> {
  const node = nodeOf(schema)
  switch (node.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return objectOf(node.entries ?? {})
    case 'optional':
    case 'exact_optional':
    case 'nullish':
      return option(arbitraryOf(innerOf(node), name), { nil: undefined, freq: 2 })
    case 'nullable':
      return option(arbitraryOf(innerOf(node), name), { nil: null })
    case 'string':
      return textOf(schema, name)
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return boolean()
    case 'picklist':
    case 'enum':
      return constantFrom(...(node.options ?? []))
    case 'array':
      return array(arbitraryOf(itemOf(node), name), {
        minLength: asked(node, 'min_length', isNumber) ?? 0,
        maxLength: Math.min(asked(node, 'max_length', isNumber) ?? 4, 4),
      })
    case 'union':
      return oneof(...(node.options ?? []).filter(isSchema).map((one) => arbitraryOf(one, name)))
    case 'record':
      return dictionary(string({ maxLength: 8 }), jsonValue({ maxDepth: 1 }), { maxKeys: 3 })
    case 'unknown':
      return jsonValue({ maxDepth: 1 })
    case 'undefined':
      return constant(undefined)
    default:
      throw new Error(`This test does not support the schema ${node.type}`)
  }
}

function innerOf({ wrapped }: Node): Schema {
  if (!wrapped) throw new Error('Nothing wrapped')
  return wrapped
}

function itemOf({ item }: Node): Schema {
  if (!item) throw new Error('A list of nothing')
  return item
}

/** The same value with one broken place: a missing key, or another value. */
function brokenAt(value: unknown, at: number, instead: unknown): unknown {
  if (typeof value !== 'object' || value === null) return instead
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    if (items.length === 0) return instead
    return items.map((item, place) => (place === at % items.length ? brokenAt(item, at >> 1, instead) : item))
  }
  const names = Object.keys(value)
  if (names.length === 0) return instead
  const chosen = names[at % names.length]
  const isDeep = (at >> 4) % 2 === 0
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key !== chosen) return [[key, inner]]
      if (at % 3 === 0) return []
      return [[key, isDeep ? brokenAt(inner, at >> 1, instead) : instead]]
    }),
  )
}

/** JSON that does not fit: any value, or a fitting value with one broken place. */
export function garbageFor(schema: Schema): Arbitrary<unknown> {
  const other = anything({ maxDepth: 2, withNullPrototype: false, withBigInt: false })
  const anyJson = jsonValue({ maxDepth: 3 })
  const nearly = record({
    value: arbitraryOf(schema),
    at: integer({ min: 0, max: 1_000 }),
    instead: other,
  }).map(({ value, at, instead }) => brokenAt(value, at, instead))
  return oneof(anyJson, nearly)
    .map((value): unknown => JSON.parse(JSON.stringify(value ?? null)))
    .filter((value) => !v.is(schema, value))
}
