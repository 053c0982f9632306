import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  type SelectionNode,
} from 'graphql/language'
import { suggestedNames } from '../base/suggestions.ts'
import type { Fragments, QueryDocument } from './parse.ts'
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
  fragments: Fragments
  variables: Variables
  /** How many fields may still be picked: aliases and fragments multiply. */
  left: number
}

const MOST_FIELDS = 5_000
const LONGEST_GUESS = 60

export const readingOf = ({ fragments }: QueryDocument, variables: Variables): Reading => ({
  fragments,
  variables,
  left: MOST_FIELDS,
})

/** `@skip` and `@include`, the two that every GraphQL server supports. */
function isWanted(directives: readonly DirectiveNode[] = [], variables: Variables): boolean {
  return directives.every((directive) => {
    const name = directive.name.value
    if (name !== 'skip' && name !== 'include') throw wrongQuery(`Unknown directive "@${name}".`, directive)
    const { if: condition } = valuesOf(directive.arguments, variables)
    if (typeof condition !== 'boolean') {
      throw wrongQuery(`Argument "if" of "@${name}" must be a Boolean.`, directive)
    }
    return condition === (name === 'include')
  })
}

function fragmentOf(spread: FragmentSpreadNode, { fragments }: Reading): FragmentDefinitionNode {
  const fragment = fragments.get(spread.name.value)
  if (!fragment) throw wrongQuery(`Unknown fragment "${spread.name.value}".`, spread)
  return fragment
}

/** The key of the answer: the alias, else the name. */
export const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

function addField(field: FieldNode, into: Map<string, FieldNode[]>): void {
  const key = keyOf(field)
  const same = into.get(key)
  const [first] = same ?? []
  if (first && first.name.value !== field.name.value) {
    const fields = `"${first.name.value}" and "${field.name.value}" are different fields`
    throw wrongQuery(`Fields "${key}" conflict because ${fields}.`, field)
  }
  if (same) same.push(field)
  else into.set(key, [field])
}

/** The fields that selections name on a type, under their keys: those of fragments stand where these are spread. */
export function fieldsOf(
  selections: readonly SelectionNode[],
  typeName: string,
  reading: Reading,
  into = new Map<string, FieldNode[]>(),
  spread = new Set<string>(),
): Map<string, FieldNode[]> {
  for (const selection of selections) {
    if (!isWanted(selection.directives, reading.variables)) continue
    if (selection.kind === Kind.FIELD) {
      addField(selection, into)
      continue
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD
    if (isSpread && spread.has(selection.name.value)) continue
    const { typeCondition, selectionSet } = isSpread ? fragmentOf(selection, reading) : selection
    const on = typeCondition?.name.value
    if (on !== undefined && on !== typeName) {
      const which = `objects of type "${typeName}" can never be of type "${on}"`
      throw wrongQuery(`Fragment cannot be spread here as ${which}.`, selection)
    }
    if (isSpread) spread.add(selection.name.value)
    fieldsOf(selectionSet.selections, typeName, reading, into, spread)
  }
  return into
}

/** `Cannot query field …`, with the names that are meant most likely. */
export function unknownField(field: FieldNode, { name: typeName, fields }: ObjectType) {
  const name = field.name.value
  const close = suggestedNames(name.slice(0, LONGEST_GUESS), Object.keys(fields)).map((word) => `"${word}"`)
  return wrongQuery(
    `Cannot query field "${name}" on type "${typeName}". Did you mean ${close.join(', ')}?`,
    field,
  )
}

/** What is picked inside of the same field, named once or more; checked against what it is. */
export function pickedIn(fields: readonly FieldNode[], type: ObjectType | undefined, reading: Reading) {
  const [field] = fields
  if (!field) return undefined
  const name = field.name.value
  const selections = fields.flatMap((one) => one.selectionSet?.selections ?? [])
  if (!type) {
    if (selections.length === 0) return undefined
    throw wrongQuery(`Field "${name}" must not have a selection since it has no subfields.`, field)
  }
  if (selections.length === 0) {
    const words = `Field "${name}" of type "${type.name}" must have a selection of subfields.`
    throw wrongQuery(`${words} Did you mean "${name} { ... }"?`, field)
  }
  return picked(selections, type, reading)
}

/** What selections pick of an object of that type; refuses what it does not have. */
function picked(selections: readonly SelectionNode[], type: ObjectType, reading: Reading): Picked {
  const picks = [...fieldsOf(selections, type.name, reading)].map(([key, fields]): Pick => {
    const [field] = fields
    if (!field) throw new Error('A key has a field')
    const name = field.name.value
    reading.left -= 1
    if (reading.left < 0) throw wrongQuery(`The query picks more than ${MOST_FIELDS} fields.`, field)
    const [argument] = field.arguments ?? []
    if (argument) {
      throw wrongQuery(`Unknown argument "${argument.name.value}" on field "${type.name}.${name}".`, field)
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
