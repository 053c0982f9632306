import type { CartGroup, CartVariant } from '../../../contract/entities/cart.ts'
import { linesOf } from '../../../domain/cart/cart.ts'
import { isExpress } from '../../../domain/fulfillment.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'

/** The cart's deliveries by van and its pickups, with their lines. */
export function useExpressGroups(): readonly { group: CartGroup; lines: readonly CartVariant[] }[] {
  const cart = useOptimisticCart()
  return cart.groups.filter(isExpress).map((group) => ({ group, lines: linesOf(cart, group) }))
}
