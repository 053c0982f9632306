import { withoutLinkOptions } from '../scenarios/link.ts'
import { redactedAddress } from '../server/redact.ts'

/** The shop's own part of a query, without secrets, which are out of date. */
export function ownQuery(search: string): string {
  const own = [...withoutLinkOptions(new URLSearchParams(search))].map((said) => new URLSearchParams([said]))
  return own.filter((said) => redactedAddress('', said) === `?${said}`).join('&')
}
