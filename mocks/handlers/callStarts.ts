import { callParts } from '../../src/contract/callTable.ts'
import { type CallStarts, startsIn } from './startsIn.ts'

/**
 * The call parts that have paths with this beginning. Derived from the calls; the browser's build replaces this module by the result
 * (build/callStarts.ts), so that the first page loads the schemas of no other call.
 */
export const callStarts: CallStarts = startsIn(callParts)
