import { isPhone } from './validation.ts'

const COUNTRY_CODE = /^\s*\+?\s*60[\s-]*/

/** Ten digits in Malaysian format, `012-345 6789`; any other text unchanged. */
export const telephoneText = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 6)} ${digits.slice(6)}` : digits

/** `+60 12-345 6789` is `012-345 6789` in Malaysia. A number that does not result in ten digits stays as typed. */
export function typedTelephone(text: string): string {
  const atHome = text.replace(COUNTRY_CODE, '0')
  return atHome !== text && isPhone(atHome) ? atHome : text
}
