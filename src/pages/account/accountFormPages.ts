import { AddAddressPage } from './addresses/AddAddressPage.tsx'
import { BillingPage } from './billing/BillingPage.tsx'
import { DetailsPage } from './details/DetailsPage.tsx'

/** The account pages with forms, by the rows of document 1 §2. */
export const accountFormPages = {
  '/account/add-address': AddAddressPage,
  '/account/billing': BillingPage,
  '/account/change-password': DetailsPage,
}

export type AccountFormPath = keyof typeof accountFormPages
