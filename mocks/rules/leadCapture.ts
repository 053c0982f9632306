import { AccountType, ClientViewType } from '../../src/contract/enumerations.ts'

export interface LeadFacts {
  isGuest: boolean
  accountType: AccountType
  clientViewType: ClientViewType
  hasCompleted: boolean
  hasLeft: boolean
}

/**
 * Whether the lead form is shown, is mandatory (a business account), and is locked (mandatory and incomplete): document 1
 * §4, startup modals; docs/decisions/0025.
 */
export function leadForm({ isGuest, accountType, clientViewType, hasCompleted, hasLeft }: LeadFacts): {
  isAsked: boolean
  isMandatory: boolean
  isLocked: boolean
} {
  const isMandatory = !isGuest && accountType === AccountType.BUSINESS
  const isOffered = !isGuest && clientViewType === ClientViewType.BUSINESS && !hasLeft
  const isLocked = isMandatory && !hasCompleted
  return { isAsked: !hasCompleted && (isMandatory || isOffered), isMandatory, isLocked }
}
