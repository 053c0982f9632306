import { isPhone } from '../../domain/validation.ts'

const COUNTRY_CODE = /^\s*\+?\s*60[\s-]*/
const STRICT_POSTAL_CODE_DIGITS = 5

/** A postal code while it is typed or pasted: its digits alone. */
export const typedPostalCode = (text: string): string =>
  text.replace(/\D/g, '').slice(0, STRICT_POSTAL_CODE_DIGITS)

/** `+60 12-345 6789` is dialled `012-345 6789` at home; what makes no ten digits so stays as typed. */
export function typedTelephone(text: string): string {
  const atHome = text.replace(COUNTRY_CODE, '0')
  return atHome !== text && isPhone(atHome) ? atHome : text
}
