import type { Replies } from './replies.ts'

export const graphqlReplies: Replies = async () => undefined
