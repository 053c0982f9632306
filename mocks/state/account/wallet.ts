import type { SavedPaymentMethod } from '../../../src/contract/entities/account/account.ts'
import type { BillingInfo } from '../../../src/contract/entities/account/billing.ts'
import { BillingType } from '../../../src/contract/enumerations.ts'
import { paidWith } from '../../rules/defaultBilling.ts'
import type { Shopper, StoredBilling } from '../records/shopper.ts'

/** The default billing: the one marked as default, else the newest. */
export const defaultBillingOf = ({ billings }: Pick<Shopper, 'billings'>): StoredBilling | undefined =>
  billings.find(({ isDefault }) => isDefault) ?? billings.at(-1)

export const billingOf = ({ billings }: Shopper, id: string): StoredBilling | undefined =>
  billings.find(({ info }) => info._id === id)

export function makeDefaultBilling(shopper: Shopper, id: string): void {
  for (const billing of shopper.billings) billing.isDefault = billing.info._id === id
}

/** Removes a saved billing, also from the next order's selection; the newest becomes the default if the default was removed. */
export function takeOutBilling(shopper: Shopper, id: string): void {
  shopper.billings = shopper.billings.filter(({ info }) => info._id !== id)
  const { selectedSavedPaymentMethod: chosen, billingType, ...rest } = shopper.selection
  if (chosen !== id) return
  const isOther = billingType !== undefined && billingType !== BillingType.CREDIT_CARD
  shopper.selection = isOther ? { ...rest, billingType } : rest
}

/** The saved billings and the default (document 1 §3, account payload). */
export function walletOf(shopper: Shopper): { billingInfos: BillingInfo[]; defaultBillingInfoId?: string } {
  const standard = defaultBillingOf(shopper)
  return {
    billingInfos: shopper.billings.map(({ info }) => info),
    ...(standard ? { defaultBillingInfoId: standard.info._id } : {}),
  }
}

/** The same as payment methods, by their kind of payment. */
export const paymentMethodsOf = (shopper: Shopper, isGuest: boolean): SavedPaymentMethod[] =>
  shopper.billings.map(({ info }) => ({
    paymentMethodId: info._id,
    paymentMethod: paidWith(info, isGuest),
    isDefault: defaultBillingOf(shopper)?.info._id === info._id,
  }))
