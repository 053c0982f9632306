/** A Malaysian tax number: the letters of its kind (C for a company, IG for a person, and so on) and its digits. */
export const isTaxCode = (text: string): boolean => /^[A-Z]{1,3}\d{8,13}$/i.test(text.trim())
