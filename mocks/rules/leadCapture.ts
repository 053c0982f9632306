import type { B2b } from '../../src/contract/entities/account/b2b.ts'
import type { LeadCapture } from '../../src/contract/entities/account/leadCapture.ts'
import { AccountType, ClientViewType } from '../../src/contract/enumerations.ts'
import { telephoneDigits } from './contact/telephoneDigits.ts'

/** What a complete form has; the other questions may stay open. */
const NEEDED = [
  'firstName',
  'lastName',
  'telephoneNumber',
  'companyName',
  'size',
  'industryType',
  'postalCode',
] as const

const isGiven = (text: string | undefined): boolean => text !== undefined && text.trim() !== ''

/** The data of a business after its form was sent: fields that are left out stay as they were (document 1 §3, b2b). */
export function withLead(before: B2b | undefined, lead: LeadCapture): B2b {
  const { phoneNumber, contactReason: _reason, ...rest } = lead
  const given = Object.fromEntries(
    Object.entries(rest).flatMap(([name, text]) => (text && isGiven(text) ? [[name, text.trim()]] : [])),
  )
  const b2b = { ...before, ...given, telephoneNumber: telephoneDigits(phoneNumber) ?? '' }
  return { ...b2b, hasCompletedLeadCapture: NEEDED.every((name) => isGiven((b2b as Partial<B2b>)[name])) }
}

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
