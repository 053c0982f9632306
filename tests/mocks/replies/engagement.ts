import type { Replies } from './replies.ts'

export const engagementReplies: Replies = async () => undefined
