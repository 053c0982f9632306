import type { Dashboard } from '../../../src/contract/entities/account/dashboard.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { worthOfPoints } from '../../rules/rewards.ts'
import { addressesOf } from '../account/addressBook.ts'
import { membershipOf } from '../account/membership.ts'
import type { Account } from '../records/account.ts'
import { isoTime } from '../../base/clock.ts'
import { couponsOf } from '../cart/couponRecord.ts'
import { ordersOnTheWay } from '../orders/onTheWay.ts'
import { approvalSummary } from './approvals.ts'
import { gameOf, games } from './games.ts'
import { organizationOf, permissionsIn } from '../permissions.ts'

const onTheWay = ({ shopper, now }: HandlerContext): Dashboard['ordersOnTheWay'] =>
  ordersOnTheWay(shopper, now)
    .toReversed()
    .map(({ order, status }) => ({ gid: order.gid, status, createdAt: isoTime(order.createdAt) }))

/** The account at a glance (document 2 §7, GET /api/nav-account-sidebar/dashboard). */
export function dashboardOf(account: Account, context: HandlerContext): Dashboard {
  const { shopper, state, config } = context
  const organization = organizationOf(state, account)
  const { canSeeReorder, canManageUsers, canManageOrganization } = permissionsIn(context)
  return {
    name: account.name,
    email: account.email,
    rewardPoints: account.rewardPoints,
    rewardAmount: worthOfPoints(account.rewardPoints),
    credits: account.credits,
    membershipInfo: membershipOf(account, context.now),
    orderCount: shopper.orders.length,
    favoriteCount: shopper.saved.favorites.length,
    shoppingListCount: shopper.saved.lists.length,
    addressCount: addressesOf(context).length,
    billingCount: shopper.billings.length,
    ...(organization && account.business
      ? { business: { name: organization.account.name, role: account.business.role } }
      : {}),
    ordersOnTheWay: onTheWay(context),
    couponCount: couponsOf(context).filter(({ status }) => status === 'clipped').length,
    games: games
      .map((game) => gameOf(game, context))
      .flatMap(({ cta, name, playsLeft, isOver }) => (isOver ? [] : [{ cta, name, playsLeft }])),
    canReorder: canSeeReorder,
    canInvite: config.invitePromo.webDisplayEnabled,
    canManageUsers,
    canManageOrganization,
    ...approvalSummary(context),
  }
}
