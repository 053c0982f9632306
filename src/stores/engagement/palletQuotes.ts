import { request } from '../../api/request.ts'
import type { BodyInput } from '../../contract/call.ts'
import { checkoutCalls } from '../../contract/calls/checkout.ts'
import { engagementActionCalls } from '../../contract/calls/engagementActions.ts'
import { palletOrderCalls } from '../../contract/calls/palletOrders.ts'
import type { SavedAddress } from '../../contract/entities/account/address.ts'
import type { BillingInfo } from '../../contract/entities/account/billing.ts'
import type { PalletPayload } from '../../contract/entities/palletPayload.ts'
import type { PalletQuote } from '../../contract/entities/palletQuote.ts'
import { BillingType } from '../../contract/enumerations.ts'
import { isBankAccount } from '../../domain/checkout/bankAccount.ts'
import { confirmStillLoggedIn } from '../session/confirmLogin.ts'

/** Requests a quote for pallets (document 2 §7). Throws the `Failure` of a refusal. */
export async function askForPallets(palletPayload: PalletPayload): Promise<PalletQuote> {
  await confirmStillLoggedIn()
  const { data } = await request(engagementActionCalls.submitPalletQuote, { body: { palletPayload } })
  return data.quote
}

/** What an order of pallets can choose from: saved addresses, bank accounts, and whether the business pays on invoice. */
export interface PalletChoices {
  addresses: readonly SavedAddress[]
  bankAccounts: readonly BillingInfo[]
  hasInvoice: boolean
}

/** Reads the choices from the checkout, which has them all. Throws the `Failure` of a lost connection. */
export async function readPalletChoices(): Promise<PalletChoices> {
  await confirmStillLoggedIn()
  const { checkout } = (await request(checkoutCalls.refreshCheckout)).data
  return {
    addresses: checkout.shippingAddresses,
    bankAccounts: checkout.billingInfos.filter(isBankAccount),
    hasInvoice: checkout.billingTypes.includes(BillingType.INVOICE),
  }
}

/** Orders the pallets of a quote, and returns the order's number (docs/decisions/0126). Throws the `Failure` of a refusal. */
export async function orderPallets(
  { _id }: Pick<PalletQuote, '_id'>,
  body: BodyInput<typeof palletOrderCalls.orderPallets>,
): Promise<string> {
  const { data } = await request(palletOrderCalls.orderPallets, { params: { id: _id }, body })
  return data.orderGid
}
