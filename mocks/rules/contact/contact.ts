import { EMAIL_MAXIMUM } from '../../../src/contract/limits.ts'

const LOCAL = /^[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)*$/
const DOMAIN = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i
const BRACKETED_IP = /^\[(\d{1,3}\.){3}\d{1,3}\]$/

/** A local part, an at sign, a domain whose top label has two letters or more, or an IP in brackets (document 1 §5). */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  return (
    at > 0 &&
    email.length <= EMAIL_MAXIMUM &&
    LOCAL.test(email.slice(0, at)) &&
    (DOMAIN.test(domain) || BRACKETED_IP.test(domain))
  )
}

/** The stricter variant: no plus sign before the at sign, so that a mailbox counts once. */
export const isPlainEmail = (email: string): boolean => isEmail(email) && !email.split('@')[0]?.includes('+')

/** An e-mail as the shop keeps and compares it: without spaces around it, in lower case. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** The ends of an email address or phone number, which may be shown to anyone. */
export function masked(to: string): string {
  const [local = '', domain] = to.split('@')
  return domain === undefined ? `••••••${to.slice(-4)}` : `${local.slice(0, 1)}•••@${domain}`
}
