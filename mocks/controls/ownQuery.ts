import { withoutLinkOptions } from '../scenarios/link.ts'
import { redactedAddress } from '../server/redact.ts'

/** The shop's own part of an address's query; what tells a secret opens nothing any more and is left out. */
export function ownQuery(search: string): string {
  const own = [...withoutLinkOptions(new URLSearchParams(search))].map((said) => new URLSearchParams([said]))
  return own.filter((said) => redactedAddress('', said) === `?${said}`).join('&')
}
