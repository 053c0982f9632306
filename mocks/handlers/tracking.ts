import type { trackingCalls } from '../../src/contract/calls/tracking.ts'
import type { HandlersOf } from './handler.ts'

/** Document 2 §7. */
export const trackingHandlers: HandlersOf<typeof trackingCalls> = {}
