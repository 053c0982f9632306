import type { BusinessAccount } from '../../src/contract/entities/account/businessAccount.ts'
import type { Config } from '../../src/contract/entities/config.ts'
import { AccountType, BusinessRole, MembershipPermission } from '../../src/contract/enumerations.ts'

/** The attributes of a user that decide permissions. */
export interface PermissionSubject {
  isGuest: boolean
  numSuccessfulOrders: number
  accountType: AccountType
  /** Null outside a business. */
  role: BusinessRole | null
  businessAccount: BusinessAccount | null
  membership: MembershipPermission
}

export type PermissionFlags = Pick<Config, 'manageUsers' | 'organizationPage'>

/** What a user may do, and what the shop shows for it. */
export interface Permissions {
  canSeeReorder: boolean
  canManageUsers: boolean
  canManageOrganization: boolean
  canEditCompanyName: boolean
  /** A cart editor fills the cart; others place, pay, change and cancel orders. */
  canPlaceOrders: boolean
  /** A cart editor sends the cart to an owner or admin, while the business has an organisation page where they find it. */
  canSendForApproval: boolean
  canApprove: boolean
  /** Promotions and coupons; none where the business has all items excluded from them. */
  hasOffers: boolean
  /** A business that the shop has marked as tax exempt pays no tax (docs/decisions/0125). */
  isTaxExempt: boolean
  canUsePromoCodes: boolean
  canUseRewards: boolean
  canUseCredits: boolean
  canPayByInvoice: boolean
  canPayByBankAccount: boolean
  canSetDefaultPayment: boolean
}

/** An owner or admin manages a business: its users, its account, its orders and the carts for approval (document 1 §6). */
export const isManager = (role: BusinessRole | null | undefined): boolean =>
  role === BusinessRole.OWNER || role === BusinessRole.ADMIN

const COMPANY_NAME_IS_FIXED: readonly (BusinessRole | null)[] = [BusinessRole.ADMIN, BusinessRole.MEMBER]
/** An expired or pending membership blocks the points; without a membership the shop's setting applies. */
const HOLDS_REWARDS_BACK: readonly MembershipPermission[] = [
  MembershipPermission.NONE,
  MembershipPermission.ALL_EXCEPT_REDEEM,
]

/** Whether what a business decides by a flag is on: always for who buys for themselves, never while the business is not enabled. */
export const isOnFor = (
  business: BusinessAccount | null | undefined,
  flag: 'promoCodeEnabled' | 'rewardEnabled' | 'creditEnabled',
): boolean => !business || (business.isEnabled && business[flag])

/** Document 1 §6, Roles and permissions. A business that is not enabled gives its people nothing (docs/decisions/0026). */
export function permissionsOf(subject: PermissionSubject, config: PermissionFlags): Permissions {
  const { isGuest, role, accountType, numSuccessfulOrders } = subject
  const isBusiness = !isGuest && accountType === AccountType.BUSINESS
  const business = isBusiness && subject.businessAccount?.isEnabled ? subject.businessAccount : null
  const canManage = business !== null && isManager(role)
  const isCartEditor = isBusiness && role === BusinessRole.CART_EDITOR
  const hasOrganizationPage = business !== null && (config.manageUsers || config.organizationPage)
  const isAllowed = (flag: 'promoCodeEnabled' | 'rewardEnabled' | 'creditEnabled') =>
    !isBusiness || (business?.[flag] ?? false)
  return {
    canSeeReorder: !isGuest && numSuccessfulOrders > 0,
    canManageUsers: canManage && config.manageUsers,
    canManageOrganization: canManage && config.organizationPage,
    canEditCompanyName: !isGuest && !COMPANY_NAME_IS_FIXED.includes(role),
    canPlaceOrders: !isCartEditor,
    canSendForApproval: isCartEditor && hasOrganizationPage,
    canApprove: canManage && hasOrganizationPage,
    hasOffers: !business?.excludeAllItems,
    isTaxExempt: business?.isTaxExempt ?? false,
    canUsePromoCodes: isAllowed('promoCodeEnabled'),
    canUseRewards:
      !isGuest &&
      !isCartEditor &&
      isAllowed('rewardEnabled') &&
      !HOLDS_REWARDS_BACK.includes(subject.membership),
    canUseCredits: !isGuest && !isCartEditor && isAllowed('creditEnabled'),
    canPayByInvoice: business?.invoice.enabled ?? false,
    canPayByBankAccount: business?.achDirectDebitEnabled ?? false,
    canSetDefaultPayment: !isGuest && (!isBusiness || (business?.defaultPaymentEnabled ?? false)),
  }
}
