import { Substitution } from '../../contract/enumerations.ts'
import type { MessageKey } from '../../i18n/keys.ts'

/** The choices in the order in which they are offered. */
export const substitutions = [Substitution.SIMILAR, Substitution.CALL, Substitution.NONE] as const

/** The text of a choice; a line without one is replaced with a similar item (docs/decisions/0077). */
export const substitutionText = (choice: Substitution | undefined): MessageKey =>
  `cart.substitution_${choice ?? Substitution.SIMILAR}`
