import type { UserGroup } from '../contract/entities/page.ts'
import type { Config } from '../contract/entities/config.ts'
import { AccountType, BusinessRole } from '../contract/enumerations.ts'

type Flag = 'promoCodeEnabled' | 'rewardEnabled' | 'creditEnabled'

/** The user buys for a business. */
export const isBusinessBuyer = (user: UserGroup | null | undefined): boolean =>
  user?.isGuest === false && user.customerType === AccountType.BUSINESS

/** Off for a business account unless its flag enables it, and while the account itself is not enabled (document 1 §6). */
function isEnabledFor(user: UserGroup | null | undefined, flag: Flag): boolean {
  if (user?.isGuest !== false || user.customerType !== AccountType.BUSINESS) return true
  const business = user.businessAccount
  return business !== undefined && business.isEnabled && business[flag]
}

/** Everyone may use promo codes, guests included; a business account only with its flag (document 1 §6). */
export const canUsePromoCodes = (user: UserGroup | null | undefined): boolean =>
  isEnabledFor(user, 'promoCodeEnabled')

/** Reward points need an account, and a business account its flag (document 1 §6). */
export const canUseRewards = (user: UserGroup | null | undefined): boolean =>
  user?.isGuest === false && canPlaceOrders(user) && isEnabledFor(user, 'rewardEnabled')

/** Store credit needs an account, and a business account its flag (document 1 §6). */
export const canUseCredits = (user: UserGroup | null | undefined): boolean =>
  user?.isGuest === false && canPlaceOrders(user) && isEnabledFor(user, 'creditEnabled')

/** A cart editor fills the cart; the other roles of a business place its orders (document 1 §6). */
export const canPlaceOrders = (user: UserGroup | null | undefined): boolean =>
  user?.isGuest !== false || !isBusinessBuyer(user) || !user.roles.includes(BusinessRole.CART_EDITOR)

/** A cart editor sends the cart to an owner or admin, while the business has an organisation page for them (document 1 §6). */
export const canSendForApproval = (
  user: UserGroup | null | undefined,
  config: Pick<Config, 'manageUsers' | 'organizationPage'> | null,
): boolean =>
  user?.isGuest === false &&
  !canPlaceOrders(user) &&
  user.businessAccount?.isEnabled === true &&
  (config?.manageUsers === true || config?.organizationPage === true)

const MANAGERS: readonly BusinessRole[] = [BusinessRole.OWNER, BusinessRole.ADMIN]

/**
 * Whether the shopper may make an address of that scope the default one: their own always, the business's as its owner or admin, where the
 * organisation page is configured (document 1 §6).
 */
export function canSetDefaultAddress(
  user: UserGroup | null | undefined,
  accountScope: number,
  config: Pick<Config, 'organizationPage'> | null,
): boolean {
  if (user?.isGuest !== false) return false
  if (accountScope === AccountType.PERSONAL) return true
  return config?.organizationPage === true && user.roles.some((role) => MANAGERS.includes(role))
}

/** A business decides by its flag whether its buyers set a default payment method (document 1 §3, defaultPaymentEnabled). */
export const canSetDefaultPayment = (user: UserGroup | null | undefined): boolean =>
  user?.isGuest === false &&
  (!isBusinessBuyer(user) ||
    (user.businessAccount?.isEnabled === true && user.businessAccount.defaultPaymentEnabled))

/** A bank account is for businesses with direct debit (document 1 §3, achDirectDebitEnabled). */
export const canPayByBankAccount = (user: UserGroup | null | undefined): boolean =>
  isBusinessBuyer(user) &&
  user?.isGuest === false &&
  user.businessAccount?.isEnabled === true &&
  user.businessAccount.achDirectDebitEnabled

/**
 * Whether a phone number has to be confirmed with a code: an account's, where the shop sends codes (config, webOtp), unless it is the number
 * that was verified before. A guest has no number that could be verified (document 1 §3, telephoneVerification).
 */
export function needsTelephoneCode(
  user: UserGroup | null | undefined,
  digits: string,
  config: { features: Pick<Config['features'], 'webOtp'> } | null,
): boolean {
  if (user?.isGuest !== false || config?.features.webOtp !== true) return false
  return !user.telephoneVerification.verified || user.telephoneNumber !== digits
}
