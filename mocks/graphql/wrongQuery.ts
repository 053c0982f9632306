import { type Refused, refuse } from '../base/refuse.ts'
import type { Place } from './document.ts'

/** A document that is no query of this shop: said in GraphQL's words, with the place in the text. */
export const wrongQuery = (message: string, at: Place, code = 'GRAPHQL_VALIDATION_FAILED'): Refused =>
  refuse(400, 'bad_body', {
    field: 'query',
    expected: message,
    errors: [{ message, locations: [{ line: at.line, column: at.column }], extensions: { code } }],
  })

/** A text that is not GraphQL at all. */
export const syntaxError = (message: string, at: Place): Refused =>
  wrongQuery(`Syntax Error: ${message}`, at, 'GRAPHQL_PARSE_FAILED')
