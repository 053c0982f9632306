import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../base/addresses.ts'
import type { Goods } from '../../catalogue/goods.ts'
import { canBeHad } from '../../rules/stock.ts'
import { warehouseOf } from '../cart/cartView.ts'
import { send } from '../outbox.ts'
import type { Account } from '../records/account.ts'
import { type CatalogueView } from '../../catalogue/catalogueView.ts'
import { viewCatalogue } from '../viewCatalogue.ts'
import type { ShopState } from '../state.ts'

const KEPT = 20

/** A variant as that warehouse sells it, if it does. */
export function soldFrom(shelf: CatalogueView, variantId: string, warehouseId: string): Variant | undefined {
  const variant = shelf.variant(variantId, warehouseId)
  return variant && warehouseOf(variant, warehouseId) ? variant : undefined
}

function tell(
  { shopper: { engagement }, email }: Account,
  shelf: CatalogueView,
  state: ShopState,
  now: number,
): void {
  for (const notice of engagement.restockNotices) {
    const { variantId, warehouseId } = notice
    const variant = soldFrom(shelf, variantId, warehouseId)
    if (!variant || !canBeHad(variant)) continue
    engagement.restockNotices = engagement.restockNotices.filter((other) => other !== notice)
    engagement.returned = [...engagement.returned, { variantId, warehouseId, at: now }].slice(-KEPT)
    send(state, { at: now, to: email, kind: 'backInStock', content: addressOf.product(variant) })
  }
}

/** Tells everybody whose goods are there again, once each. It follows every change of the shop, so that none is missed. */
export function tellWhoWaits(state: ShopState, now: number, goods: Goods): void {
  const waiting = Object.values(state.accounts).filter(
    ({ shopper }) => shopper.engagement.restockNotices.length > 0,
  )
  if (waiting.length === 0) return
  const shelf = viewCatalogue(state, now, Language.ENGLISH, goods)
  for (const account of waiting) tell(account, shelf, state, now)
}
