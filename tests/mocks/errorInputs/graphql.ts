import type { graphqlCalls } from '../../../src/contract/calls/graphql.ts'
import type { ErrorInputs } from './errorInput.ts'

export const graphqlErrorInputs: ErrorInputs<typeof graphqlCalls> = {
  graphql: {
    not_found: ({ ana }) =>
      ana.ask('POST', '/api/graphql', {
        operationName: 'plesByCategoryGid',
        variables: { categoryGid: '999999' },
      }),
  },
}
