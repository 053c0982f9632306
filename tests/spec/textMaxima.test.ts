import { expect, test } from 'vitest'
import { callTable } from '../../src/contract/callTable.ts'

interface Schema {
  type: string
  kind?: string
  requirement?: unknown
  pipe?: readonly Schema[]
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
  item?: Schema
  options?: readonly unknown[]
}

/** Whether a check bounds the length of a text: a pattern without repetitions of any length does. */
const isBound = ({ type, requirement }: Schema): boolean =>
  type === 'regex'
    ? !/[+*]|,\}/.test(String(requirement))
    : ['max_length', 'length', 'iso_timestamp', 'iso_date'].includes(type)

const stepsOf = (schema: Schema): Schema[] =>
  (schema.pipe ?? []).flatMap((step) => (step === schema ? [] : [step, ...stepsOf(step)]))

/** The texts of a schema that may have any length, by their paths. */
function unbounded(schema: Schema, path: string): string[] {
  if (schema.type === 'string') return stepsOf(schema).some(isBound) ? [] : [path]
  const inner = [schema.wrapped, schema.item, ...(schema.options ?? [])].filter(
    (one): one is Schema => typeof one === 'object' && one !== null && 'type' in one,
  )
  return [
    ...inner.flatMap((one) => unbounded(one, path)),
    ...Object.entries(schema.entries ?? {}).flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
  ]
}

test.each(Object.entries(callTable))('every text that %s receives has a maximum', (name, { body }) => {
  expect(unbounded(body as unknown as Schema, name)).toEqual([])
})
