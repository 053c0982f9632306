import { suggestedNames } from '../base/suggestions.ts'

/** An unknown name; `suggestions` are similar known names, best first. */
export class UnknownName extends Error {
  readonly kind: string
  readonly asked: string
  readonly suggestions: readonly string[]

  constructor(
    kind: 'scenario' | 'call' | 'persona' | 'fault' | 'order',
    asked: string,
    known: readonly string[],
  ) {
    const suggestions = suggestedNames(asked, known)
    super(`There is no ${kind} "${asked}". Near: ${suggestions.join(', ')}`)
    this.name = 'UnknownName'
    this.kind = kind
    this.asked = asked
    this.suggestions = suggestions
  }
}
