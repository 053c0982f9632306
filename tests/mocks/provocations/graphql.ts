import type { graphqlCalls } from '../../../src/contract/calls/graphql.ts'
import type { Provocations } from './provocation.ts'

export const graphqlProvocations: Provocations<typeof graphqlCalls> = {
  graphql: {
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/graphql', {
        operationName: 'plesByCategoryGid',
        variables: { categoryGid: '999999' },
      }),
  },
}
