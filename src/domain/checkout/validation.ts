import { POSTAL_CODE_DIGITS, TELEPHONE_DIGITS } from '../../contract/limits.ts'

// Dots only between parts: none at the start or the end, and no two in a row.
const LOCAL_PART = String.raw`[\w!#$%&'*+/=?^{|}~\x60-]+(?:\.[\w!#$%&'*+/=?^{|}~\x60-]+)*`
const DOMAIN = String.raw`(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}`
const BRACKETED_IP = String.raw`\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!\])|(?=\]))){4}\]`
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${DOMAIN}|${BRACKETED_IP})$`, 'i')

const onlyDigits = (text: string) => text.replace(/\D/g, '')

/** Local part, `@`, and a domain whose top label has two letters or more, or an IP in brackets (document 1 §5). */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim())

/** The stricter variant: no plus sign in the local part (document 1 §5). */
export const isStrictEmail = (text: string): boolean =>
  isEmail(text) && !text.slice(0, text.lastIndexOf('@')).includes('+')

/** The digits of a phone number, as they are sent. */
export const phoneDigits = onlyDigits

/** Exactly ten digits once all else is stripped (document 1 §5). */
export const isPhone = (text: string): boolean => onlyDigits(text).length === TELEPHONE_DIGITS

/** Digits only, five or nine of them (document 1 §5). */
export const isPostalCode = (text: string): boolean =>
  /^\d+$/.test(text.trim()) && POSTAL_CODE_DIGITS.some((length) => length === text.trim().length)

/** The stricter variant: exactly five digits (document 1 §5). */
export const isStrictPostalCode = (text: string): boolean => /^\d{5}$/.test(text.trim())

/** PO Box, P.O. Box, Post Office Box, or "box" and a number (document 1 §5): a warning, which does not block. */
export const mentionsPoBox = (text: string): boolean =>
  /\bp\.?\s*o\.?\s*box\b|\bpost\s+office\s+box\b|\bbox\s*(?:no\.?\s*|#\s*)?\d/i.test(text)

/** A Malaysian tax number: one to three letters for its kind, and 8 to 13 digits (docs/decisions/0027). */
export const isTaxCode = (text: string): boolean => /^[a-z]{1,3}\d{8,13}$/i.test(text.trim())
