const STRICT_POSTAL_CODE_DIGITS = 5

/** A postal code while it is typed or pasted: its digits alone. */
export const typedPostalCode = (text: string): string =>
  text.replace(/\D/g, '').slice(0, STRICT_POSTAL_CODE_DIGITS)
