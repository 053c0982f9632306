import { isPhone } from './validation.ts'

const COUNTRY_CODE = /^\s*\+?\s*60[\s-]*/

/** Ten digits as Malaysians write them, `012-345 6789`; anything else as it is. */
export const telephoneText = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 6)} ${digits.slice(6)}` : digits

/** `+60 12-345 6789` is dialled `012-345 6789` at home; what makes no ten digits so stays as typed. */
export function typedTelephone(text: string): string {
  const atHome = text.replace(COUNTRY_CODE, '0')
  return atHome !== text && isPhone(atHome) ? atHome : text
}
