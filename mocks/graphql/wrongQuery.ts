import { GraphQLError } from 'graphql/error'
import type { ASTNode } from 'graphql/language'
import { type Refused, refuse } from '../base/refuse.ts'

const wrong = ({ message, locations = [] }: GraphQLError, code: string): Refused =>
  refuse('bad_body', {
    field: 'query',
    expected: message,
    errors: [{ message, locations: [...locations], extensions: { code } }],
  })

/** A document that is no query of this shop: a refusal in GraphQL's shape, with the location of the node in the text. */
export const wrongQuery = (message: string, node: ASTNode, code = 'GRAPHQL_VALIDATION_FAILED'): Refused =>
  wrong(new GraphQLError(message, { nodes: node }), code)

/** A text that is not GraphQL at all. */
export const wrongSyntax = (error: GraphQLError): Refused => wrong(error, 'GRAPHQL_PARSE_FAILED')
