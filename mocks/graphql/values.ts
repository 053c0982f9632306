import type { Arguments, Operation, Value } from './document.ts'
import { wrongQuery } from './wrongQuery.ts'

/** The variables that an operation declares, by name; undefined for one that was neither sent nor has a standard value. */
export type Variables = ReadonlyMap<string, unknown>

/** What stands for a value once its variables are known. */
export function valueOf(value: Value, variables: Variables): unknown {
  switch (value.kind) {
    case 'plain':
      return value.value
    case 'list':
      return value.items.map((item) => valueOf(item, variables) ?? null)
    case 'object':
      return valuesOf(value.fields, variables)
    case 'variable':
      if (!variables.has(value.name)) throw wrongQuery(`Variable "$${value.name}" is not defined.`, value.at)
      return variables.get(value.name)
  }
}

/** The same for several; what a variable without a value stands for is left out. */
export const valuesOf = (values: Arguments, variables: Variables): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const known = valueOf(value, variables)
      return known === undefined ? [] : [[name, known]]
    }),
  )

/** The variables of an operation; refuses a request without one that the operation requires. */
export function variablesOf(operation: Operation, sent: Readonly<Record<string, unknown>>): Variables {
  const variables = new Map<string, unknown>()
  for (const { name, type, standard, at } of operation.variables) {
    const given = Object.hasOwn(sent, name) ? sent[name] : undefined
    const value = given === undefined && standard ? valueOf(standard, new Map()) : given
    if (type.endsWith('!') && (value === undefined || value === null)) {
      const problem = value === null ? 'must not be null' : 'was not provided'
      const words = value === null ? `non-null type "${type}"` : `required type "${type}"`
      throw wrongQuery(`Variable "$${name}" of ${words} ${problem}.`, at, 'BAD_USER_INPUT')
    }
    variables.set(name, value)
  }
  return variables
}
