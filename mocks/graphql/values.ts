import {
  type ArgumentNode,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  type TypeNode,
  type ValueNode,
} from 'graphql/language'
import { wrongQuery } from './wrongQuery.ts'

/** The variables that an operation declares, by name; undefined for one that was neither sent nor has a default value. */
export type Variables = ReadonlyMap<string, unknown>

/** The value of a node once the variables are known. */
function valueOf(node: ValueNode, variables: Variables): unknown {
  switch (node.kind) {
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value)
    // The word of an enumeration is sent as a string in variables as well.
    case Kind.ENUM:
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value
    case Kind.NULL:
      return null
    case Kind.LIST:
      return node.values.map((item) => valueOf(item, variables) ?? null)
    case Kind.OBJECT:
      return valuesOf(node.fields, variables)
    case Kind.VARIABLE: {
      const name = node.name.value
      if (!variables.has(name)) throw wrongQuery(`Variable "$${name}" is not defined.`, node)
      return variables.get(name)
    }
  }
}

/** The same for arguments or fields, by name. One whose variable has no value is left out. */
export const valuesOf = (
  nodes: readonly (ArgumentNode | ObjectFieldNode)[] = [],
  variables: Variables,
): Record<string, unknown> =>
  Object.fromEntries(
    nodes.flatMap(({ name, value }) => {
      const known = valueOf(value, variables)
      return known === undefined ? [] : [[name.value, known]]
    }),
  )

/** As it is written, for example `[ID!]!`. */
function textOf(type: TypeNode): string {
  switch (type.kind) {
    case Kind.NAMED_TYPE:
      return type.name.value
    case Kind.LIST_TYPE:
      return `[${textOf(type.type)}]`
    case Kind.NON_NULL_TYPE:
      return `${textOf(type.type)}!`
  }
}

/** The variables of an operation; refuses a request without one that the operation requires. */
export function variablesOf(
  operation: OperationDefinitionNode,
  sent: Readonly<Record<string, unknown>>,
): Variables {
  const variables = new Map<string, unknown>()
  for (const definition of operation.variableDefinitions ?? []) {
    const name = definition.variable.name.value
    const given = Object.hasOwn(sent, name) ? sent[name] : undefined
    const standard = definition.defaultValue
    const value = given === undefined && standard ? valueOf(standard, new Map()) : given
    if (definition.type.kind === Kind.NON_NULL_TYPE && (value === undefined || value === null)) {
      const type = textOf(definition.type)
      const problem = value === null ? 'must not be null' : 'was not provided'
      const words = value === null ? `non-null type "${type}"` : `required type "${type}"`
      throw wrongQuery(`Variable "$${name}" of ${words} ${problem}.`, definition, 'BAD_USER_INPUT')
    }
    variables.set(name, value)
  }
  return variables
}
