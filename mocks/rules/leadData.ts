import type { B2b } from '../../src/contract/entities/account/b2b.ts'
import type { LeadCapture } from '../../src/contract/entities/account/leadCapture.ts'
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
