/** Ten digits as Malaysians write them, `012-345 6789`; anything else as it is. */
export const telephoneText = (digits: string): string =>
  /^\d{10}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3, 6)} ${digits.slice(6)}` : digits
