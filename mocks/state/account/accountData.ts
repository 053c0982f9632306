import { gidOfId } from '../../../fixtures/catalogue.ts'
import type { AccountData } from '../../../src/contract/entities/account/accountData.ts'
import { isoTime } from '../../base/clock.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { orderOf } from '../orders/orderView.ts'
import type { Account } from '../records/account.ts'
import { activityDataOf } from './activityData.ts'
import { emailPreferencesOf } from './emailPreferences.ts'
import { membershipOf } from './membership.ts'
import { passkeysOf } from './passkeyView.ts'
import { userOf } from './userView.ts'
import { walletOf } from './wallet.ts'

/** What is stored about an account, in words that its owner can read. */
export function accountDataOf(account: Account, context: HandlerContext): AccountData {
  const { catalogueView, now, state } = context
  const { shopper } = account
  const {
    telephoneNumber,
    email,
    vatEmail,
    standardOrderDeliveryInstructions: instructions,
  } = shopper.selection
  const nameOf = (variantId: string): string =>
    catalogueView.variantByGid(gidOfId(variantId))?.name ?? variantId
  const itemOf = ({ variantId, quantity }: { variantId: string; quantity: number }) => ({
    name: nameOf(variantId),
    quantity,
  })
  return {
    exportedAt: isoTime(now),
    user: userOf(account, state),
    membershipInfo: membershipOf(account, now),
    rewardPoints: account.rewardPoints,
    credits: account.credits,
    emailPreferences: emailPreferencesOf(account),
    passkeys: passkeysOf(account),
    addresses: shopper.addresses,
    billingInfos: walletOf(shopper).billingInfos,
    orders: shopper.orders.toReversed().map((stored) => {
      const { gid, createdAt, status, pricingInfo, shippingAddress } = orderOf(stored, catalogueView)
      const { totalPrice } = pricingInfo
      return { gid, createdAt, status, totalPrice, items: stored.lines.map(itemOf), shippingAddress }
    }),
    shoppingLists: shopper.saved.lists.map(({ name, reminder, lines }) => ({
      name,
      ...(reminder === undefined ? {} : { reminder }),
      items: lines.map(itemOf),
    })),
    favorites: shopper.saved.favorites.map(nameOf),
    cart: shopper.cart.lines.map(itemOf),
    postalCode: shopper.postalCode,
    checkout: {
      ...(telephoneNumber === undefined ? {} : { telephoneNumber }),
      ...(email === undefined ? {} : { email }),
      ...(vatEmail === undefined ? {} : { vatEmail }),
      ...(instructions === undefined ? {} : { deliveryInstructions: instructions }),
    },
    ...activityDataOf(account, nameOf, context),
  }
}
