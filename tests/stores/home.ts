import type { Address } from '../../src/contract/entities/account/address.ts'

/** The address of the shopper in these tests, inside every delivery area. */
export const home: Address = {
  addressLine1: '12 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  postalCode: '50450',
  country: 'Malaysia',
  firstName: 'Aisyah',
  lastName: 'Rahman',
}
