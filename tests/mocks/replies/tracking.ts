import type { Replies } from './replies.ts'

export const trackingReplies: Replies = async () => undefined
