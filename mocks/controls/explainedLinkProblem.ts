import type { LinkProblem } from '../scenarios/link.ts'

/** A part of a link that could not be carried out. */
export interface ExplainedLinkProblem extends LinkProblem {
  /** Suggestions, for an unknown name. */
  suggestions?: readonly string[]
  /** Examples of valid values, for anything else. */
  examples?: readonly string[]
  /** The reason, for a valid value that could not be applied. */
  why?: string
  /** A later value of the same parameter, which applies instead. */
  replacedBy?: string
}
