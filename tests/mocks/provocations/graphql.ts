import type { graphqlCalls } from '../../../src/contract/calls/graphql.ts'
import type { Provocations } from './provocation.ts'

export const graphqlProvocations: Provocations<typeof graphqlCalls> = {}
