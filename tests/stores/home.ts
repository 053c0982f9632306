import type { Address } from '../../src/contract/entities/account/address.ts'

/** Where the shopper of these tests lives, in reach of every delivery. */
export const home: Address = {
  addressLine1: '12 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  postalCode: '50450',
  country: 'Malaysia',
  firstName: 'Aisyah',
  lastName: 'Rahman',
}
