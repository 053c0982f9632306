import { gidOfId } from '../../../fixtures/catalogue.ts'
import type { Deductions } from '../../../src/contract/entities/product/discount.ts'
import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { LIST_LIMIT } from '../../../src/contract/limits.ts'
import { canBeHad } from '../../rules/stock.ts'
import type { CatalogueView } from '../../catalogue/catalogueView.ts'

/**
 * Document 1 §3, Cart.offers.promoVariants: variants with a promotion or a clipped coupon for this shopper that are not in the cart and can
 * be delivered with it.
 */
export function promoVariantsOf(
  lines: readonly { variant: Variant; warehouseId: string }[],
  deductions: Deductions,
  catalogueView: CatalogueView,
): Variant[] {
  if (lines.length === 0) return []
  const held = new Set(lines.map(({ variant }) => variant._id))
  const ids = new Set(deductions.discounts.flatMap(({ terms }) => terms.variantIds ?? []))
  const warehouses = new Set(lines.map(({ warehouseId }) => warehouseId))
  const promoted = [...ids].flatMap((id) => {
    if (held.has(id)) return []
    const place = catalogueView
      .variantByGid(gidOfId(id))
      ?.inventory.find((row) => warehouses.has(row.warehouse._id))
    const variant = place && catalogueView.variant(id, place.warehouse._id)
    return variant && canBeHad(variant) ? variant : []
  })
  return promoted.slice(0, LIST_LIMIT)
}
