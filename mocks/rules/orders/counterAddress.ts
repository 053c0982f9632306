import type { WarehouseRecord } from '../../../fixtures/warehouses.ts'
import type { Address } from '../../../src/contract/entities/account/address.ts'
import { postalCodeFacts } from '../postalCodes.ts'

/** A warehouse where orders are picked up, or which supplies codes, as a receiver's address without a name. */
export const counterAddress = (
  { warehouse, place, postalCode }: WarehouseRecord,
  street?: string,
): Address => ({
  addressLine1: warehouse.name,
  ...(street === undefined ? {} : { addressLine2: street }),
  city: place,
  state: postalCodeFacts(postalCode).state ?? '',
  postalCode,
  country: 'Malaysia',
  firstName: '',
  lastName: '',
})
