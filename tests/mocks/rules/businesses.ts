import type { BusinessAccount } from '../../../src/contract/entities/account/businessAccount.ts'
import { cents } from '../../../src/contract/entities/money.ts'

/** A business without any permissions. */
export const plainBusiness: BusinessAccount = {
  isEnabled: true,
  name: 'Kedai Runcit Seri Melati',
  excludeAllItems: false,
  promoCodeEnabled: false,
  rewardEnabled: false,
  creditEnabled: false,
  invoice: { enabled: false, creditLimit: cents(0), currentOutstanding: cents(0) },
  achDirectDebitEnabled: false,
  defaultPaymentEnabled: false,
  bannerInterstitialsEnabled: false,
}
/** A business with all permissions. */
export const everyFlag: BusinessAccount = {
  ...plainBusiness,
  promoCodeEnabled: true,
  rewardEnabled: true,
  creditEnabled: true,
  invoice: { enabled: true, creditLimit: cents(500_000), currentOutstanding: cents(0) },
  achDirectDebitEnabled: true,
  defaultPaymentEnabled: true,
}
