import { type Cents, cents } from '../../src/contract/entities/money.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import { PROMO_CODES_IN_CART_MAXIMUM } from '../../src/contract/limits.ts'
import type { HandlerContext } from './handlerContext.ts'
import { mergedCodes } from '../rules/promoCodes.ts'
import { referralCredit, type ReferralProblem, referralProblem } from '../rules/referral.ts'
import type { Account } from './records/account.ts'
import type { StoredOrder } from './records/order.ts'
import { activeOrders } from './activeOrders.ts'
import type { ShopState } from './stateSchema.ts'

/** The account of an invite code; undefined for an unknown code. */
export const inviterOf = (state: ShopState, code: string): Account | undefined =>
  Object.values(state.accounts).find(({ inviteCode }) => inviteCode === code.toUpperCase())

/** Why a friend's code does not count for the visitor; undefined when it does. */
export const problemOfReferral = (
  code: string,
  { state, account, shopper, config }: HandlerContext,
): ReferralProblem | undefined =>
  referralProblem({
    isEnabled: config.invitePromo.webDisplayEnabled,
    inviterId: inviterOf(state, code)?._id,
    accountId: account?._id,
    numOrders: activeOrders(shopper).length,
  })

/** The visitor came with a friend's code: it waits in their cart, and for the account they may join with. */
export function noteReferral(code: string, { state, account, shopper }: HandlerContext): void {
  const inviter = inviterOf(state, code)
  if (!inviter) return
  shopper.referralCode = inviter.inviteCode
  if (account) account.invitedBy ??= inviter._id
  const { cart } = shopper
  const codes = mergedCodes(cart.promoCodes, [{ code: inviter.inviteCode }], PROMO_CODES_IN_CART_MAXIMUM)
  if (codes.length === cart.promoCodes.length) return
  cart.promoCodes = codes
  cart.revision += 1
}

/** Who joins after they came with a friend's code is that friend's: the join calls it once. */
export function settleReferral(state: ShopState, account: Account, code: string | undefined): void {
  const inviter = code === undefined ? undefined : inviterOf(state, code)
  if (inviter && inviter._id !== account._id) account.invitedBy = inviter._id
}

const inviterOfOrder = (
  order: StoredOrder,
  friend: Account | null,
  state: ShopState,
): Account | undefined => {
  const used = order.promoCodes.flatMap((code) => inviterOf(state, code) ?? [])
  return used[0] ?? (friend?.invitedBy === undefined ? undefined : state.accounts[friend.invitedBy])
}

/** Credits the inviter with a friend's first order of the minimum (document 1 §3, invite promo config); once a friend. */
export function creditInviter(
  state: ShopState,
  friend: { _id: string; account: Account | null },
  order: StoredOrder,
  invitePromo: Config['invitePromo'],
  now: number,
): void {
  const inviter = inviterOfOrder(order, friend.account, state)
  if (!inviter || inviter._id === friend._id) return
  const credit = referralCredit(
    { isFirstOrder: order.isFirstOrder, itemsTotal: order.pricingInfo.variantsSubtotalPrice },
    invitePromo,
  )
  const isCounted = inviter.referrals?.some(({ friendId }) => friendId === friend._id) ?? false
  if (credit === 0 || isCounted) return
  inviter.credits = cents(inviter.credits + credit)
  inviter.referrals = [
    ...(inviter.referrals ?? []),
    { friendId: friend._id, orderGid: order.gid, credit, at: now },
  ]
}

/** Takes the credit back where the friend's order was cancelled, as far as it has not been spent. */
export function takeBackReferral(state: ShopState, orderGid: string): void {
  for (const inviter of Object.values(state.accounts)) {
    const earned = inviter.referrals?.find((one) => one.orderGid === orderGid)
    if (!earned) continue
    inviter.credits = cents(Math.max(0, inviter.credits - earned.credit))
    inviter.referrals = inviter.referrals?.filter((one) => one !== earned) ?? []
  }
}

/** What an account has earned by inviting, in cents. */
export const earnedBy = ({ referrals = [] }: Account): Cents =>
  cents(referrals.reduce((sum, { credit }) => sum + credit, 0))
