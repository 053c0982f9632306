import type { CartShortfall } from '../../../src/contract/entities/cart.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { type Substitution, VariantState } from '../../../src/contract/enumerations.ts'
import type { HandlerContext } from '../handlerContext.ts'
import { addition } from '../../rules/cart/additions.ts'
import { isSameLine, type LineKey } from '../../rules/cart/isSameLine.ts'
import { unitPrice } from '../../rules/pricing.ts'
import { canBeHad } from '../../rules/stock.ts'
import { acceptAge, hasToProveAge } from './ageGate.ts'
import { boundsOf } from './cartBounds.ts'
import { warehouseOf } from './cartView.ts'
import type { CartLine, Shopper } from '../records/shopper.ts'

/** A variant and quantity to add, from the given warehouse if it is available there, else from any other. */
export interface RequestedItem {
  variantId: string
  quantity: number
  warehouseId?: string | undefined
  pickingNotes?: string | undefined
  substitution?: Substitution | undefined
}

export interface Adding {
  isAgeGateAccepted: boolean
  /** How many pieces of one item can be added at once. */
  atOnce: number
}

/** Where a variant is taken from. */
function placeOf({ variantId, warehouseId }: RequestedItem, { catalogueView }: HandlerContext) {
  const asked = warehouseId === undefined ? undefined : catalogueView.variant(variantId, warehouseId)
  const hasAskedPlace = asked?.inventory.some(({ warehouse }) => warehouse._id === warehouseId) ?? false
  const variant = asked && hasAskedPlace && canBeHad(asked) ? asked : catalogueView.variant(variantId)
  const warehouse = variant && warehouseOf(variant, variant.fulfillerLocation ?? '')
  return variant && warehouse ? { variant, warehouse } : undefined
}

const lineOf = ({ cart }: Shopper, key: LineKey): CartLine | undefined =>
  cart.lines.find((line) => isSameLine(line, key))

function put(
  wanted: RequestedItem,
  added: number,
  key: LineKey,
  { variant, shopper }: { variant: Variant; shopper: Shopper },
): void {
  const { cart } = shopper
  const known = lineOf(shopper, key)
  const pickingNotes = known?.pickingNotes ?? wanted.pickingNotes
  const substitution = known?.substitution ?? wanted.substitution
  const line: CartLine = {
    ...known,
    ...key,
    quantity: (known?.quantity ?? 0) + added,
    seenPrice: known?.seenPrice ?? unitPrice(variant),
    ...(pickingNotes ? { pickingNotes } : {}),
    ...(substitution === undefined ? {} : { substitution }),
  }
  cart.lines = known ? cart.lines.map((other) => (other === known ? line : other)) : [...cart.lines, line]
}

function addOne(wanted: RequestedItem, context: HandlerContext, adding: Adding): CartShortfall[] {
  const { variantId, quantity } = wanted
  const place = placeOf(wanted, context)
  if (!place) return [{ variantId, name: '', wanted: quantity, added: 0, reason: 'not_found' }]
  const { variant, warehouse } = place
  const left = (added: number, reason: CartShortfall['reason']): CartShortfall[] => [
    { variantId, name: variant.name, wanted: quantity, added, reason },
  ]
  if (variant.state === VariantState.DISCONTINUED) return left(0, 'not_available')
  if (adding.isAgeGateAccepted) acceptAge(variant, context)
  if (hasToProveAge(variant, context)) return left(0, 'age_gate')
  const { shopper } = context
  const key = { variantId, warehouseId: warehouse._id, fulfillmentMethod: warehouse.fulfillmentMethodType }
  const held = lineOf(shopper, key)?.quantity ?? 0
  const { added, reason } = addition(held, quantity, boundsOf(variant, context), adding.atOnce)
  if (added > 0) put(wanted, added, key, { variant, shopper })
  return reason ? left(added, reason) : []
}

/**
 * Adds several items to the shopper's cart, each as far as stock and every maximum allow, and reports each shortfall with its reason. An
 * existing picking note stays.
 */
export function addItems(
  items: readonly RequestedItem[],
  context: HandlerContext,
  adding: Adding,
): CartShortfall[] {
  const shortfalls = items.flatMap((wanted) => addOne(wanted, context, adding))
  context.shopper.cart.revision += 1
  return shortfalls
}
