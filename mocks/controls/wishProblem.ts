import type { LinkProblem } from '../scenarios/link.ts'

/** A part of a link that could not be carried out; `near` are names it may have been meant for, where it was a name. */
export interface WishProblem extends LinkProblem {
  near?: readonly string[]
}
