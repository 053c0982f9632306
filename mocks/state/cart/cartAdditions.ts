import type { CartShortfall } from '../../../src/contract/entities/cart.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import type { Warehouse } from '../../../src/contract/entities/product/warehouse.ts'
import { VariantState } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { addition } from '../../rules/additions.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { canBeHad } from '../../rules/stock.ts'
import { boundsOf } from './cartBounds.ts'
import { warehouseOf } from './cartView.ts'
import type { CartLine, Shopper } from '../records/shopper.ts'

/** So many more of something, from that place where it is still to be had there, else from wherever it is. */
export interface WantedGoods {
  variantId: string
  quantity: number
  warehouseId?: string | undefined
  pickingNotes?: string | undefined
}

export interface Adding {
  isAgeGateAccepted: boolean
  /** How many of one thing at once. */
  atOnce: number
}

/** Where a variant is taken from. */
function placeOf({ variantId, warehouseId }: WantedGoods, { shelf }: HandlerContext) {
  const asked = warehouseId === undefined ? undefined : shelf.variant(variantId, warehouseId)
  const hasAskedPlace = asked?.inventory.some(({ warehouse }) => warehouse._id === warehouseId) ?? false
  const variant = asked && hasAskedPlace && canBeHad(asked) ? asked : shelf.variant(variantId)
  const warehouse = variant && warehouseOf(variant, variant.fulfillerLocation ?? '')
  return variant && warehouse ? { variant, warehouse } : undefined
}

function hasToProveAge(variant: Variant, { shopper, config }: HandlerContext, isAccepted: boolean): boolean {
  if (!config.displayAgeGate || !variant.product.isAgeGated) return false
  if (isAccepted) shopper.ageGateAccepted = true
  return !shopper.ageGateAccepted
}

function put(
  wanted: WantedGoods,
  added: number,
  { variant, warehouse }: { variant: Variant; warehouse: Warehouse },
  { cart }: Shopper,
): void {
  const fulfillmentMethod = warehouse.fulfillmentMethodType
  const isIt = (line: CartLine) =>
    line.variantId === variant._id &&
    line.warehouseId === warehouse._id &&
    line.fulfillmentMethod === fulfillmentMethod
  const known = cart.lines.find(isIt)
  const pickingNotes = known?.pickingNotes ?? wanted.pickingNotes
  const line: CartLine = {
    ...known,
    variantId: variant._id,
    warehouseId: warehouse._id,
    fulfillmentMethod,
    quantity: (known?.quantity ?? 0) + added,
    seenPrice: known?.seenPrice ?? unitPrice(variant),
    ...(pickingNotes ? { pickingNotes } : {}),
  }
  cart.lines = known ? cart.lines.map((other) => (isIt(other) ? line : other)) : [...cart.lines, line]
}

const heldOf = ({ cart }: Shopper, variantId: string, warehouseId: string): number =>
  cart.lines.find((line) => line.variantId === variantId && line.warehouseId === warehouseId)?.quantity ?? 0

function addOne(wanted: WantedGoods, visit: HandlerContext, adding: Adding): CartShortfall[] {
  const { variantId, quantity } = wanted
  const place = placeOf(wanted, visit)
  if (!place) return [{ variantId, name: '', wanted: quantity, added: 0, reason: 'not_found' }]
  const { variant, warehouse } = place
  const left = (added: number, reason: CartShortfall['reason']): CartShortfall[] => [
    { variantId, name: variant.name, wanted: quantity, added, reason },
  ]
  if (variant.state === VariantState.DISCONTINUED) return left(0, 'not_available')
  if (hasToProveAge(variant, visit, adding.isAgeGateAccepted)) return left(0, 'age_gate')
  const held = heldOf(visit.shopper, variantId, warehouse._id)
  const { added, reason } = addition(held, quantity, boundsOf(variant, visit), adding.atOnce)
  if (added > 0) put(wanted, added, place, visit.shopper)
  return reason ? left(added, reason) : []
}

/**
 * Puts several things into the shopper's cart, each as far as stock and every maximum allow; what could not be added in full
 * is told with its reason. A note that the cart has stays.
 */
export function addGoods(
  goods: readonly WantedGoods[],
  visit: HandlerContext,
  adding: Adding,
): CartShortfall[] {
  const shortfalls = goods.flatMap((wanted) => addOne(wanted, visit, adding))
  visit.shopper.cart.revision += 1
  return shortfalls
}
