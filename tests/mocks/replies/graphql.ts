import type { Replies } from './replies.ts'

export const graphqlReplies: Replies = ({ ana }) =>
  ana.ask('POST', '/api/graphql', {
    operationName: 'plesByCategoryGid',
    variables: { categoryGid: '130000' },
  })
