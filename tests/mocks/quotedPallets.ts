import { named } from '../../fixtures/named.ts'
import type { PersonKey } from '../../fixtures/people.ts'
import type { SavedAddress } from '../../src/contract/entities/account/address.ts'
import type { PalletQuote } from '../../src/contract/entities/palletQuote.ts'
import type { Scene } from './errorInputs/errorInput.ts'
import { persona } from './persona.ts'

const HOUR_MS = 3_600_000
/** The shop opens on a Saturday at eight, so that a price comes on Monday at eight. */
export const UNTIL_QUOTED_MS = 53 * HOUR_MS

/** The body of an order from a quote of `askForPallets`. */
export interface PalletOrder {
  addressId: string
  deliveryDay: string
  billingType: string
  billingId?: string
  purchaseOrderNumber?: string
}

/** A person requests pallets of milk to their own address, and logs in again after a time. Returns the quote and a possible order of it. */
export async function askForPallets(
  server: Scene['server'],
  key: PersonKey,
  { pallets = 2, waits = UNTIL_QUOTED_MS, notes }: { pallets?: number; waits?: number; notes?: string } = {},
) {
  const before = await persona(server, key)
  const { addresses } = (await before.ask<{ addresses: SavedAddress[] }>('GET', '/api/addresses')).body
  const address = addresses[0]
  const { body } = await before.ask<{ data: { quote: PalletQuote } }>(
    'POST',
    '/api/submit-pallet-quote-request',
    {
      palletPayload: {
        firstName: 'Hafiz',
        lastName: 'Abdullah',
        email: 'hafiz@kopitiam-makmur.example',
        phoneNumber: '012-345 0007',
        postalCode: address?.postalCode ?? '',
        ...(notes === undefined ? {} : { notes }),
        items: [{ variantId: `variant-${named.saleMilk}`, pallets }],
      },
    },
  )
  server.clock.advance(waits)
  const person = await persona(server, key)
  const order: PalletOrder = {
    addressId: address?._id ?? '',
    deliveryDay: '2026-11-26',
    billingType: 'payment on fulfillment',
  }
  const path = `/api/pallet-quotes/${body.data.quote._id}/order`
  return { person, order, path, addresses }
}
