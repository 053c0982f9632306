import type { LinkProblem } from '../scenarios/link.ts'

/** A part of a link that could not be carried out. */
export interface ExplainedLinkProblem extends LinkProblem {
  /** Names it may have been meant for, where it was a name. */
  suggestions?: readonly string[]
  /** What may stand there, where it was no name. */
  examples?: readonly string[]
}
