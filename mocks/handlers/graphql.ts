import type { FieldNode, OperationDefinitionNode } from 'graphql/language'
import { type graphqlCalls, graphqlData } from '../../src/contract/calls/graphql.ts'
import { graphqlVariables, type OperationName } from '../../src/contract/graphqlVariables.ts'
import { parseQuery, type QueryDocument } from '../graphql/parse.ts'
import {
  fieldsOf,
  keyOf,
  partOf,
  pickedIn,
  type Reading,
  readingOf,
  unknownField,
} from '../graphql/select.ts'
import { objectTypeOf } from '../graphql/types.ts'
import { valuesOf, variablesOf } from '../graphql/values.ts'
import { wrongQuery } from '../graphql/wrongQuery.ts'
import { listQueries, refuseQuery, sampleQuery } from './graphqlQueries.ts'
import { type HandlersOf, reads } from './handler.ts'
import type { HandlerContext } from '../state/handlerContext.ts'

type Sent = Readonly<Record<string, unknown>>

const VARIABLES = 'variables'
const names = Object.keys(graphqlVariables)
/** The six operations, by their names or by the names of their results. */
const { ples, variantRelationships } = graphqlData.entries
const root = {
  name: 'Query',
  fields: {
    ples,
    variantRelationships,
    ...Object.fromEntries(
      names.map((name) => [name, name === 'SamplePleQuery' ? variantRelationships : ples]),
    ),
  },
}

const isQuery = (name: string): name is OperationName => names.includes(name)

const nameless = () =>
  refuseQuery({ argumentsOf: '' }, 'bad_body', 'operationName', `one of ${names.join(', ')}`)

/** The answer of one operation, under the key of a request without a document. */
function whole(name: OperationName, sent: Sent, context: HandlerContext) {
  const asking = { context, argumentsOf: VARIABLES }
  return name === 'SamplePleQuery'
    ? { variantRelationships: sampleQuery(sent, asking) }
    : { ples: listQueries[name](sent, asking) }
}

/** The requested operation; refuses a document without an operation of that name, or with several to choose from. */
function operationIn(document: QueryDocument, wanted: string | null | undefined): OperationDefinitionNode {
  const { node, operations } = document
  const found = wanted ? operations.filter(({ name }) => name?.value === wanted) : operations
  const [operation] = found
  if (!operation) {
    const problem = wanted ? `Unknown operation named "${wanted}".` : 'Must provide an operation.'
    throw wrongQuery(problem, operations[0] ?? node)
  }
  if (found.length > 1) {
    throw wrongQuery('Must provide operation name if query contains multiple operations.', operation)
  }
  const type = operation.operation
  if (type !== 'query') {
    throw wrongQuery(`Schema is not configured to execute ${type} operation.`, operation)
  }
  return operation
}

/** Which of the six a field asks: the one it is called, or the one the operation is called. */
function queryMeant(field: FieldNode, operation: OperationDefinitionNode): OperationName {
  const asked = field.name.value
  if (isQuery(asked)) return asked
  if (asked === 'variantRelationships') return 'SamplePleQuery'
  if (asked !== 'ples') throw unknownField(field, root)
  const name = operation.name?.value ?? ''
  if (!isQuery(name) || name === 'SamplePleQuery') throw nameless()
  return name
}

/** One field of a query, with what the query picks of it. A field without arguments has the request's variables for them. */
function answerOf(
  fields: readonly [FieldNode, ...FieldNode[]],
  operation: OperationDefinitionNode,
  reading: Reading,
  sent: Sent,
): (context: HandlerContext) => unknown {
  const [field] = fields
  if (field.name.value === '__typename') return () => root.name
  const name = queryMeant(field, operation)
  const known = Object.keys(graphqlVariables[name].entries)
  const key = keyOf(field)
  const own = valuesOf(field.arguments, reading.variables)
  for (const one of fields) {
    const stranger = one.arguments?.find((argument) => !known.includes(argument.name.value))
    if (stranger) {
      const where = `${root.name}.${one.name.value}`
      throw wrongQuery(`Unknown argument "${stranger.name.value}" on field "${where}".`, one)
    }
    if (JSON.stringify(valuesOf(one.arguments, reading.variables)) === JSON.stringify(own)) continue
    throw wrongQuery(`Fields "${key}" conflict because they have differing arguments.`, one)
  }
  const schema = name === 'SamplePleQuery' ? variantRelationships : ples
  const inside = pickedIn(fields, objectTypeOf(schema, field.name.value), reading)
  const hasOwn = Boolean(field.arguments?.length)
  const variables = hasOwn
    ? own
    : { ...sent, ...Object.fromEntries([...reading.variables].filter(([, value]) => value !== undefined)) }
  return (context) => {
    const asking = { context, argumentsOf: hasOwn ? key : VARIABLES }
    const result =
      name === 'SamplePleQuery' ? sampleQuery(variables, asking) : listQueries[name](variables, asking)
    return partOf(result, inside)
  }
}

/** Returns only the requested fields (docs/decisions/0038). The whole document is checked first. */
function picked(
  query: string,
  operationName: string | null | undefined,
  sent: Sent,
  context: HandlerContext,
) {
  const document = parseQuery(query)
  const operation = operationIn(document, operationName)
  const reading = readingOf(document, variablesOf(operation, sent))
  const answers = [...fieldsOf(operation.selectionSet.selections, root.name, reading)].flatMap(
    ([key, [first, ...more]]) =>
      first ? [[key, answerOf([first, ...more], operation, reading, sent)] as const] : [],
  )
  return Object.fromEntries(answers.map(([key, answer]) => [key, answer(context)]))
}

/** Document 2 §7, GraphQL. */
export const graphqlHandlers: HandlersOf<typeof graphqlCalls> = {
  graphql: reads(({ body: { operationName, query = '', variables }, ...context }) => {
    if (query.trim() !== '') return { data: picked(query, operationName, variables, context) }
    if (!operationName || !isQuery(operationName)) throw nameless()
    return { data: whole(operationName, variables, context) }
  }),
}
