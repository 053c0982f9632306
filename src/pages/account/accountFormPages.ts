import { AddAddressPage } from './addresses/AddAddressPage.tsx'
import { AddressesPage } from './addresses/AddressesPage.tsx'
import { BillingPage } from './billing/BillingPage.tsx'
import { ConfirmAddressPage } from './addresses/ConfirmAddressPage.tsx'
import { DetailsPage } from './details/DetailsPage.tsx'
import { OrganizationPage } from './organization/OrganizationPage.tsx'

/** The account pages with forms, and those that lead to them, by the rows of document 1 §2. */
export const accountFormPages = {
  '/account/add-address': AddAddressPage,
  '/account/address': AddressesPage,
  '/account/confirm-address': ConfirmAddressPage,
  '/account/billing': BillingPage,
  '/account/change-password': DetailsPage,
  '/account/organization': OrganizationPage,
}

export type AccountFormPath = keyof typeof accountFormPages
