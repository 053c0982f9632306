import { productGidOf, variantGidOf } from '../../fixtures/gids.ts'
import { named } from '../../fixtures/named.ts'
import type { Persona } from '../scenarios/persona.ts'

export type Basket = readonly { gid: string; quantity: number; pickup?: string }[]

const sized = (slug: string, size: number): string => variantGidOf(productGidOf(slug), size)

/** Express items, above their minimum of RM 30.00. */
export const express: Basket = [
  { gid: named.saleMilk, quantity: 6 },
  { gid: named.spinach, quantity: 3 },
  { gid: named.omegaEggs, quantity: 1 },
]

/** What the personas have in their carts. */
export const baskets: Readonly<Record<NonNullable<Persona['basket']>, Basket>> = {
  allSteps: [
    ...express,
    { gid: named.standardOnlyRice, quantity: 1 },
    { gid: named.marketplaceKopi, quantity: 2 },
  ],
  pickup: [{ gid: named.saleMilk, quantity: 2, pickup: 'kl-pickup' }],
  codes: [{ gid: named.giftVoucher, quantity: 1 }],
  cafe: [
    { gid: sized('kedelai-oat-drink', 2), quantity: 1 },
    { gid: sized('ladang-uht-milk-full-cream', 3), quantity: 2 },
    { gid: named.omegaEggs, quantity: 2 },
  ],
  // 3 × 37.90 + 4 × 6.90 = RM 141.30, less tax RM 133.30, where RM 83.02 of the limit is left.
  canteen: [
    { gid: sized('ladang-flavoured-milk', 3), quantity: 3 },
    { gid: sized('cavendish-bananas', 2), quantity: 4 },
  ],
  office: [
    { gid: sized('teh-bukit-highland-black-tea', 3), quantity: 1 },
    { gid: sized('nenek-cheese-crackers', 2), quantity: 6 },
    { gid: sized('kapas-facial-tissue', 2), quantity: 3 },
  ],
  hotel: [
    { gid: sized('pasar-pilihan-uht-milk', 2), quantity: 4 },
    { gid: sized('kapas-toilet-rolls-3-ply', 3), quantity: 8 },
  ],
}
