import { suggestedNames } from '../base/suggestions.ts'
import type { Directive, Field, Fragment, GraphqlDocument, Selection } from './document.ts'
import { type ObjectType, objectTypeOf } from './types.ts'
import { type Variables, valuesOf } from './values.ts'
import { wrongQuery } from './wrongQuery.ts'

/** What a query picks of an object: the key in the answer, the field it shows, and what is picked inside. */
export interface Pick {
  key: string
  name: string
  inside: Picked | undefined
}

export interface Picked {
  typeName: string
  picks: readonly Pick[]
}

/** What one run through a document needs everywhere. */
export interface Reading {
  fragments: GraphqlDocument['fragments']
  variables: Variables
  /** How many fields may still be picked: aliases and fragments multiply. */
  left: number
}

const MOST_FIELDS = 5_000
const MOST_FRAGMENTS = 200
const LONGEST_GUESS = 60

export const readingOf = ({ fragments }: GraphqlDocument, variables: Variables): Reading => ({
  fragments,
  variables,
  left: MOST_FIELDS,
})

/** `@skip` and `@include`, the two that every GraphQL server knows. */
function isWanted(directives: readonly Directive[], variables: Variables): boolean {
  return directives.every(({ name, args, at }) => {
    if (name !== 'skip' && name !== 'include') throw wrongQuery(`Unknown directive "@${name}".`, at)
    const { if: condition } = valuesOf(args, variables)
    if (typeof condition !== 'boolean') {
      throw wrongQuery(`Argument "if" of "@${name}" must be a Boolean.`, at)
    }
    return condition === (name === 'include')
  })
}

function fragmentOf(selection: Extract<Selection, { kind: 'spread' }>, { fragments }: Reading): Fragment {
  const { name, at } = selection
  const fragment = Object.hasOwn(fragments, name) ? fragments[name] : undefined
  if (!fragment) throw wrongQuery(`Unknown fragment "${name}".`, at)
  return fragment
}

/** The fields that selections name on a type, under their keys: those of fragments stand where these are spread. */
export function fieldsOf(
  selections: readonly Selection[],
  typeName: string,
  reading: Reading,
  into = new Map<string, Field[]>(),
  spread = new Set<string>(),
): Map<string, Field[]> {
  for (const selection of selections) {
    if (!isWanted(selection.directives, reading.variables)) continue
    if (selection.kind === 'field') {
      const same = into.get(selection.key)
      const [first] = same ?? []
      if (first && first.name !== selection.name) {
        const fields = `"${first.name}" and "${selection.name}" are different fields`
        throw wrongQuery(`Fields "${selection.key}" conflict because ${fields}.`, selection.at)
      }
      if (same) same.push(selection)
      else into.set(selection.key, [selection])
      continue
    }
    if (selection.kind === 'spread' && spread.has(selection.name)) continue
    const { on, selections: more } = selection.kind === 'spread' ? fragmentOf(selection, reading) : selection
    if (on !== undefined && on !== typeName) {
      const which = `objects of type "${typeName}" can never be of type "${on}"`
      throw wrongQuery(`Fragment cannot be spread here as ${which}.`, selection.at)
    }
    if (selection.kind === 'spread') spread.add(selection.name)
    if (spread.size > MOST_FRAGMENTS) {
      throw wrongQuery(`The query spreads more than ${MOST_FRAGMENTS} fragments.`, selection.at)
    }
    fieldsOf(more, typeName, reading, into, spread)
  }
  return into
}

/** `Cannot query field …`, with the names that are meant most likely. */
export function unknownField({ name, at }: Field, { name: typeName, fields }: ObjectType) {
  const close = suggestedNames(name.slice(0, LONGEST_GUESS), Object.keys(fields)).map((word) => `"${word}"`)
  return wrongQuery(
    `Cannot query field "${name}" on type "${typeName}". Did you mean ${close.join(', ')}?`,
    at,
  )
}

/** What is picked inside of the same field, named once or more; checked against what it is. */
export function pickedIn(fields: readonly Field[], type: ObjectType | undefined, reading: Reading) {
  const [field] = fields
  if (!field) return undefined
  const selections = fields.flatMap((one) => one.selections ?? [])
  if (!type) {
    if (selections.length === 0) return undefined
    throw wrongQuery(`Field "${field.name}" must not have a selection since it has no subfields.`, field.at)
  }
  if (selections.length === 0) {
    const words = `Field "${field.name}" of type "${type.name}" must have a selection of subfields.`
    throw wrongQuery(`${words} Did you mean "${field.name} { ... }"?`, field.at)
  }
  return picked(selections, type, reading)
}

/** What selections pick of an object of that type; refuses what it does not have. */
function picked(selections: readonly Selection[], type: ObjectType, reading: Reading): Picked {
  const picks = [...fieldsOf(selections, type.name, reading)].map(([key, fields]): Pick => {
    const [field] = fields
    if (!field) throw new Error('A key has a field')
    const { name, at } = field
    reading.left -= 1
    if (reading.left < 0) throw wrongQuery(`The query picks more than ${MOST_FIELDS} fields.`, at)
    const [argument] = Object.keys(field.args)
    if (argument !== undefined) {
      throw wrongQuery(`Unknown argument "${argument}" on field "${type.name}.${name}".`, at)
    }
    if (name === '__typename') return { key, name, inside: undefined }
    const schema = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
    if (!schema) throw unknownField(field, type)
    return { key, name, inside: pickedIn(fields, objectTypeOf(schema, name), reading) }
  })
  return { typeName: type.name, picks }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The picked part of a value; null for what it does not have. */
export function partOf(value: unknown, inside: Picked | undefined): unknown {
  if (inside === undefined) return value ?? null
  if (Array.isArray(value)) return value.map((item: unknown) => partOf(item, inside))
  if (!isRecord(value)) return null
  return Object.fromEntries(
    inside.picks.map((pick) => [
      pick.key,
      pick.name === '__typename' ? inside.typeName : partOf(value[pick.name], pick.inside),
    ]),
  )
}
