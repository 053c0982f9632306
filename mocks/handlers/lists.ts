import type { listCalls } from '../../src/contract/calls/lists.ts'
import type { HandlersOf } from './handler.ts'

/** Document 2 §7. */
export const listHandlers: HandlersOf<typeof listCalls> = {}
