import type { Config } from '../../contract/entities/config.ts'
import type { Cents } from '../../contract/entities/money.ts'

/** What an invitation brings, in cents: credit for who invites, and so much off the friend's first order. */
export interface InviteOffer {
  forInviter: Cents
  forFriend: Cents
}

interface Shopper {
  businessAccount?: { excludeAllItems: boolean } | undefined
}

/**
 * The offer of the invite link; null where invites are switched off, and for a shopper who may buy but some of the goods
 * (document 1 §1, limited-products mode): friends would come for the others.
 */
export function inviteOffer(
  { invitePromo }: Pick<Config, 'invitePromo'>,
  user: Shopper | undefined,
): InviteOffer | null {
  if (!invitePromo.webDisplayEnabled || user?.businessAccount?.excludeAllItems) return null
  return { forInviter: invitePromo.creditAmount, forFriend: invitePromo.flatDiscount }
}
