import type * as v from 'valibot'
import { graphqlTypeNames } from '../../src/contract/graphqlTypeNames.ts'

type Schema = v.GenericSchema<unknown, unknown>

/** An object of the contract as GraphQL has it: its name, and what each of its fields is. */
export interface ObjectType {
  name: string
  fields: Readonly<Record<string, Schema>>
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** What is inside of an optional, a list or both. */
function bare(schema: Schema): Schema {
  if ('wrapped' in schema && isSchema(schema.wrapped)) return bare(schema.wrapped)
  if ('item' in schema && isSchema(schema.item)) return bare(schema.item)
  return schema
}

/** A type without a name of its own is named after its field. */
const namedFor = (field: string): string =>
  `${field.charAt(0).toUpperCase()}${field.slice(1)}`.replace(/ies$/, 'y').replace(/s$/, '')

/** The type of a field's value; undefined if it has no fields of its own. */
export function objectTypeOf(schema: Schema, field: string): ObjectType | undefined {
  const inside = bare(schema)
  if (!('entries' in inside)) return undefined
  return {
    name: graphqlTypeNames.get(inside) ?? namedFor(field),
    fields: inside.entries as Readonly<Record<string, Schema>>,
  }
}
