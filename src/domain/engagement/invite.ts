import type { Config } from '../../contract/entities/config.ts'
import type { Cents } from '../../contract/entities/money.ts'

/** The rewards of an invitation, in cents: credit for the sender, and the discount on the friend's first order. */
export interface InviteOffer {
  forInviter: Cents
  forFriend: Cents
}

interface Shopper {
  businessAccount?: { excludeAllItems: boolean } | undefined
}

/**
 * The offer of the invite link. Null where invites are off, and in limited-products mode (document 1 §1), because friends would come for
 * the other products.
 */
export function inviteOffer(
  { invitePromo }: Pick<Config, 'invitePromo'>,
  user: Shopper | undefined,
): InviteOffer | null {
  if (!invitePromo.webDisplayEnabled || user?.businessAccount?.excludeAllItems) return null
  return { forInviter: invitePromo.creditAmount, forFriend: invitePromo.flatDiscount }
}
