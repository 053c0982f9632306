import type { LeadCapture } from '../../contract/entities/account/leadCapture.ts'
import { telephoneText } from '../../domain/checkout/telephone.ts'
import { phoneDigits } from '../../domain/checkout/validation.ts'
import type { Account } from '../../stores/session/account.ts'

/** The fields of the lead form, as typed. */
export type LeadTexts = Record<keyof LeadCapture, string>

/** The known data of the business. */
export function knownLead({ name, telephoneNumber = '', b2b, businessAccount }: Account): LeadTexts {
  return {
    firstName: b2b?.firstName ?? name.first,
    lastName: b2b?.lastName ?? name.last,
    phoneNumber: telephoneText(b2b?.telephoneNumber ?? telephoneNumber),
    companyName: businessAccount?.name ?? b2b?.companyName ?? '',
    size: b2b?.size ?? '',
    occupationType: b2b?.occupationType ?? '',
    occupationRole: b2b?.occupationRole ?? '',
    contactReason: '',
    industryType: b2b?.industryType ?? '',
    postalCode: b2b?.postalCode ?? '',
    city: b2b?.city ?? '',
    district: b2b?.district ?? '',
    ward: b2b?.ward ?? '',
  }
}

/** The filled-in fields, trimmed; empty ones are not sent. */
export function leadOf({ firstName, lastName, phoneNumber, companyName, ...rest }: LeadTexts): LeadCapture {
  const given = Object.entries(rest)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phoneNumber: phoneDigits(phoneNumber),
    companyName: companyName.trim(),
    ...Object.fromEntries(given),
  }
}
