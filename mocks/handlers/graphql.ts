import { type graphqlCalls, graphqlData } from '../../src/contract/calls/graphql.ts'
import { graphqlVariables, type OperationName } from '../../src/contract/graphqlVariables.ts'
import { type Field, type GraphqlDocument, type Operation, START } from '../graphql/document.ts'
import { parsed } from '../graphql/parse.ts'
import { fieldsOf, partOf, pickedIn, type Reading, readingOf, unknownField } from '../graphql/select.ts'
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
  refuseQuery({ argumentsOf: '' }, [400, 'bad_body'], 'operationName', `one of ${names.join(', ')}`)

/** The answer of one operation, under the key of a request without a document. */
function whole(name: OperationName, sent: Sent, context: HandlerContext) {
  const asking = { context, argumentsOf: VARIABLES }
  return name === 'SamplePleQuery'
    ? { variantRelationships: sampleQuery(sent, asking) }
    : { ples: listQueries[name](sent, asking) }
}

/** The requested operation; refuses a document without an operation of that name, or with several to choose from. */
function operationIn({ operations }: GraphqlDocument, wanted: string | null | undefined): Operation {
  const found = wanted ? operations.filter(({ name }) => name === wanted) : operations
  const [operation] = found
  if (!operation) {
    const problem = wanted ? `Unknown operation named "${wanted}".` : 'Must provide an operation.'
    throw wrongQuery(problem, operations[0]?.at ?? START)
  }
  if (found.length > 1) {
    throw wrongQuery('Must provide operation name if query contains multiple operations.', operation.at)
  }
  if (operation.type !== 'query') {
    throw wrongQuery(`Schema is not configured to execute ${operation.type} operation.`, operation.at)
  }
  return operation
}

/** Which of the six a field asks: the one it is called, or the one the operation is called. */
function queryMeant(field: Field, operation: Operation): OperationName {
  if (isQuery(field.name)) return field.name
  if (field.name === 'variantRelationships') return 'SamplePleQuery'
  if (field.name !== 'ples') throw unknownField(field, root)
  const { name = '' } = operation
  if (!isQuery(name) || name === 'SamplePleQuery') throw nameless()
  return name
}

/** One field of a query, with what the query picks of it. A field without arguments has the request's variables for them. */
function answerOf(
  fields: readonly [Field, ...Field[]],
  operation: Operation,
  reading: Reading,
  sent: Sent,
): (context: HandlerContext) => unknown {
  const [field] = fields
  if (field.name === '__typename') return () => root.name
  const name = queryMeant(field, operation)
  const known = Object.keys(graphqlVariables[name].entries)
  const isAlike = ({ args }: Field) => JSON.stringify(args) === JSON.stringify(field.args)
  for (const one of fields) {
    const stranger = Object.keys(one.args).find((argument) => !known.includes(argument))
    if (stranger !== undefined) {
      throw wrongQuery(`Unknown argument "${stranger}" on field "${root.name}.${one.name}".`, one.at)
    }
    if (isAlike(one)) continue
    throw wrongQuery(`Fields "${field.key}" conflict because they have differing arguments.`, one.at)
  }
  const schema = name === 'SamplePleQuery' ? variantRelationships : ples
  const inside = pickedIn(fields, objectTypeOf(schema, field.name), reading)
  const hasOwn = Object.keys(field.args).length > 0
  const variables = hasOwn
    ? valuesOf(field.args, reading.variables)
    : { ...sent, ...Object.fromEntries([...reading.variables].filter(([, value]) => value !== undefined)) }
  return (context) => {
    const asking = { context, argumentsOf: hasOwn ? field.key : VARIABLES }
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
  const document = parsed(query)
  const operation = operationIn(document, operationName)
  const reading = readingOf(document, variablesOf(operation, sent))
  const answers = [...fieldsOf(operation.selections, root.name, reading)].flatMap(([key, [first, ...more]]) =>
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
