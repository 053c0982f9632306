import type { Cart } from '../../contract/entities/cart.ts'
import type { Config } from '../../contract/entities/config.ts'
import type { Cents } from '../../contract/entities/money.ts'
import { FulfillmentMethod } from '../../contract/enumerations.ts'
import { shippingOf } from '../../domain/shipping.ts'

export interface FreeDeliveryProgress {
  spent: Cents
  minimum: Cents
  missing: Cents
}

/**
 * How far the cart is from free delivery, in cents: of its groups the one nearest to its threshold without having
 * reached it, else one that has; an empty cart stands at nothing of the local delivery's. Null where delivery is never free.
 */
export function freeDeliveryProgress(
  cart: Pick<Cart, 'groups'>,
  config: Pick<Config, 'shipping' | 'minimumSpendByFulfillmentMethod' | 'firstOrderFreeShipping'> | null,
): FreeDeliveryProgress | null {
  const groups = cart.groups.flatMap(({ summary }) => {
    const { subTotal, freeShippingMinimum, freeShippingDifference } = summary
    return freeShippingMinimum === undefined || freeShippingDifference === undefined
      ? []
      : [{ spent: subTotal, minimum: freeShippingMinimum, missing: freeShippingDifference }]
  })
  const onTheWay = groups.filter(({ missing }) => missing > 0).toSorted((a, b) => a.missing - b.missing)
  const nearest = onTheWay[0] ?? groups[0]
  if (nearest || !config) return nearest ?? null
  const minimum = shippingOf(FulfillmentMethod.LOCAL_DELIVERY, config)?.freeFrom
  return minimum === undefined ? null : { spent: 0 as Cents, minimum, missing: minimum }
}
