import type { engagementCalls } from '../../src/contract/calls/engagement.ts'
import type { HandlersOf } from './handler.ts'

/** Document 2 §7. */
export const engagementHandlers: HandlersOf<typeof engagementCalls> = {}
