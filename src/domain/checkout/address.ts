import type { Address } from '../../contract/entities/account/address.ts'

/** The address in one line: its filled parts in the documents' order, joined by commas (document 1 §3, Address). */
export const addressText = (address: Omit<Address, 'country' | 'firstName' | 'lastName'>): string =>
  [
    address.businessName,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.state,
    address.postalCode,
    address.district,
    address.ward,
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
