import { callParts } from '../../src/contract/callTable.ts'
import { type CallStarts, startsIn } from './startsIn.ts'

/**
 * Which parts have calls whose paths begin so. Derived from the calls; a browser gets the result in place of this module
 * (build/callStarts.ts), so that the first page loads the schemas of no other call.
 */
export const callStarts: CallStarts = startsIn(callParts)
