import type { Replies } from './replies.ts'

export const listReplies: Replies = async () => undefined
