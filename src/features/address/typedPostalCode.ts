/** Digits of a Malaysian postcode. */
export const STRICT_POSTAL_CODE_DIGITS = 5

/** The digits of a typed or pasted postcode. */
export const typedPostalCode = (text: string): string =>
  text.replace(/\D/g, '').slice(0, STRICT_POSTAL_CODE_DIGITS)
