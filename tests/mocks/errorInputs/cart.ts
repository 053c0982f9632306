import { named } from '../../../fixtures/named.ts'
import type { cartCalls } from '../../../src/contract/calls/cart.ts'
import { lineOf } from '../shopper.ts'
import type { ErrorInputs } from './errorInput.ts'

export const cartErrorInputs: ErrorInputs<typeof cartCalls> = {
  changeCart: {
    not_found: async ({ ana }) =>
      ana.change({ ...lineOf(await ana.variantOf(named.saleMilk), 1), variant: 'variant-of-nobody' }),
    not_available: ({ anas }) => anas.put(named.discontinuedBiscuit, 1),
    not_enough_stock: ({ anas }) => anas.put(named.outOfStockSardines, 1),
    over_maximum: ({ anas }) => anas.put(named.maximumTwoEggs, 3),
    sample_limit: ({ anas }) => anas.put(named.sampleShampoo, 2),
    age_gate: ({ anas }) => anas.put(named.ageGatedBeer, 1),
  },
}
