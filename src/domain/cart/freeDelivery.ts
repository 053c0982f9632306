import type { Cart } from '../../contract/entities/cart.ts'
import type { Cents } from '../../contract/entities/money.ts'

export interface FreeDeliveryProgress {
  spent: Cents
  minimum: Cents
  missing: Cents
}

/**
 * The progress to free delivery, in cents: of the group closest to its threshold, else of one that has reached it. Null for an empty cart
 * and where delivery is never free (document 1 §1 and §3, group summary).
 */
export function freeDeliveryProgress({ groups }: Pick<Cart, 'groups'>): FreeDeliveryProgress | null {
  const known = groups.flatMap(({ summary }) => {
    const { subTotal, freeShippingMinimum, freeShippingDifference } = summary
    return freeShippingMinimum === undefined || freeShippingDifference === undefined
      ? []
      : [{ spent: subTotal, minimum: freeShippingMinimum, missing: freeShippingDifference }]
  })
  const onTheWay = known.filter(({ missing }) => missing > 0).toSorted((a, b) => a.missing - b.missing)
  return onTheWay[0] ?? known[0] ?? null
}
