import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type JsonSchema,
  type OverrideSchemaContext,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { enumerationTexts } from './enumerations.ts'

type Schema = v.GenericSchema<unknown, unknown>

const folder = join(import.meta.dirname, '../../src/contract/entities')

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

/** `orderVariantSchema` becomes `OrderVariant`. */
const componentName = (exported: string): string =>
  exported.charAt(0).toUpperCase() + exported.slice(1).replace(/Schema$/, '')

/** Every schema that the contract's entities export, by the name it has in the document. */
export async function entitySchemas(): Promise<Record<string, Schema>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const modules = await Promise.all(
    files
      .toSorted()
      .map((file) => import(`../../src/contract/entities/${file}`) as Promise<Record<string, unknown>>),
  )
  const exported = modules.flatMap((module) => Object.entries(module))
  return Object.fromEntries(
    exported.flatMap(([name, value]) =>
      name.endsWith('Schema') && isSchema(value) ? [[componentName(name), value]] : [],
    ),
  )
}

/** The names of the values, for code generators, and what the documents call them. */
function namesOf(values: object): Record<string, string | string[]> {
  const texts = enumerationTexts(values)
  return {
    'x-enum-varnames': Object.keys(values),
    ...(texts ? { description: texts.description, 'x-enum-descriptions': [...texts.values] } : {}),
  }
}

const settings = {
  target: 'draft-2020-12',
  // Brands and conversions have no JSON Schema form, and do not affect the transmitted data.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }: OverrideSchemaContext) =>
    'enum' in valibotSchema && typeof valibotSchema.enum === 'object' && valibotSchema.enum !== null
      ? { ...jsonSchema, ...namesOf(valibotSchema.enum) }
      : undefined,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const

/** The `components.schemas` of the document. */
export const componentsOf = (definitions: Record<string, Schema>): Record<string, JsonSchema> =>
  toJsonSchemaDefs(definitions, settings)

/** A schema as it travels, with entities as references: `input` is what a caller sends, `output` what is answered. */
export function travelling(
  schema: Schema,
  typeMode: 'input' | 'output',
  definitions: Record<string, Schema>,
): JsonSchema {
  const {
    $schema: _dialect,
    $defs: _defs,
    ...bare
  } = toJsonSchema(schema, {
    ...settings,
    typeMode,
    definitions,
  })
  return bare
}
