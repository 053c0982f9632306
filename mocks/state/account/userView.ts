import type { User } from '../../../src/contract/entities/account/user.ts'
import { worthOfPoints } from '../../rules/rewards.ts'
import { isoTime } from '../../base/clock.ts'
import type { Account } from '../records/account.ts'
import { organizationOf } from '../permissions.ts'
import { activeOrders } from '../activeOrders.ts'
import type { ShopState } from '../stateSchema.ts'

/** The ids of the account in other systems: the membership programme, and the linked logins. */
const externalIdsOf = ({ social, membership }: Account): User['externalIds'] => ({
  ...(membership.memberId === undefined ? {} : { waon: membership.memberId }),
  ...(social.google === undefined ? {} : { google: social.google }),
  ...(social.apple === undefined ? {} : { apple: social.apple }),
  ...(social.facebook === undefined ? {} : { facebook: social.facebook }),
})

/** The account as the shop shows it to its owner (document 1 §3, User): neither password nor session. The cart of a business is not personal. */
export function userOf(account: Account, state: ShopState): User {
  const { social, shopper } = account
  const organization = organizationOf(state, account)
  return {
    _id: account._id,
    email: account.email,
    name: account.name,
    ...(account.telephoneNumber === undefined ? {} : { telephoneNumber: account.telephoneNumber }),
    telephoneVerification: { verified: account.telephoneVerified },
    customerType: account.customerType,
    clientViewType: account.clientViewType,
    numSuccessfulOrders: activeOrders(shopper).length,
    createdAt: isoTime(account.createdAt),
    loyalty: { rewardAmount: worthOfPoints(account.rewardPoints) },
    favorites: shopper.saved.favorites,
    shoppingLists: shopper.saved.lists.map(({ gid, name }) => ({ gid, name })),
    cart: shopper.cart.id,
    coupons: account.coupons,
    ...(account.business ? {} : { personalCart: shopper.cart.id }),
    externalIds: externalIdsOf(account),
    ...(social.google === undefined ? {} : { google: { userId: social.google } }),
    ...(social.apple === undefined ? {} : { apple: { userId: social.apple } }),
    ...(social.facebook === undefined ? {} : { facebook: { authState: 'connected' } }),
    ...(account.vatInformation === undefined ? {} : { vatInformation: account.vatInformation }),
    roles: account.business ? [account.business.role] : [],
    hasPassword: account.password !== null,
    socialLoginKinds: (['facebook', 'google', 'apple'] as const).filter((kind) => social[kind] !== undefined),
    ...(account.b2b === undefined ? {} : { b2b: account.b2b }),
    ...(organization ? { businessAccount: organization.account } : {}),
  }
}
