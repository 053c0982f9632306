import type { UserGroup } from '../contract/entities/page.ts'
import { AccountType } from '../contract/enumerations.ts'

type Shopper = Pick<UserGroup, 'numSuccessfulOrders'> | undefined

/** No order has succeeded yet (document 1 §6). A visitor without known data counts as new. */
export const isFirstOrder = (user: Shopper): boolean => (user?.numSuccessfulOrders ?? 0) === 0

/** At least one successful order: the shopper sees a reorder link (document 1 §6). */
export const isReturning = (user: Shopper): boolean => !isFirstOrder(user)

/** Everyone may use promo codes, guests included; a business account only with its flag (document 1 §6). */
export function canUsePromoCodes(user: UserGroup | null | undefined): boolean {
  if (user?.isGuest !== false || user.customerType !== AccountType.BUSINESS) return true
  const business = user.businessAccount
  return business !== undefined && business.isEnabled && business.promoCodeEnabled
}
