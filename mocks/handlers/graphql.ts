import type { graphqlCalls } from '../../src/contract/calls/graphql.ts'
import type { HandlersOf } from './handler.ts'

/** Document 2 §7. */
export const graphqlHandlers: HandlersOf<typeof graphqlCalls> = {}
