import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { Language } from '../../../src/contract/enumerations.ts'
import { addressOf } from '../../base/addresses.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { canBeHad } from '../../rules/stock.ts'
import { warehouseOf } from '../cart/cartView.ts'
import { send } from '../outbox.ts'
import type { Account } from '../records/account.ts'
import { type CatalogueView } from '../../catalogue/catalogueView.ts'
import { viewCatalogue } from '../viewCatalogue.ts'
import type { ShopState } from '../stateSchema.ts'

const KEPT = 20

/** A variant as that warehouse sells it, if it does. */
export function soldFrom(
  catalogueView: CatalogueView,
  variantId: string,
  warehouseId: string,
): Variant | undefined {
  const variant = catalogueView.variant(variantId, warehouseId)
  return variant && warehouseOf(variant, warehouseId) ? variant : undefined
}

function notify(
  { shopper: { engagement }, email }: Account,
  catalogueView: CatalogueView,
  state: ShopState,
  now: number,
): void {
  for (const notice of engagement.restockNotices) {
    const { variantId, warehouseId } = notice
    const variant = soldFrom(catalogueView, variantId, warehouseId)
    if (!variant || !canBeHad(variant)) continue
    engagement.restockNotices = engagement.restockNotices.filter((other) => other !== notice)
    engagement.returned = [...engagement.returned, { variantId, warehouseId, at: now }].slice(-KEPT)
    send(state, { at: now, to: email, kind: 'backInStock', content: addressOf.product(variant) })
  }
}

/** Notifies every shopper whose item is back in stock, once. It runs after every change of the state, so that none is missed. */
export function notifyWaitingShoppers(state: ShopState, now: number, catalogue: Catalogue): void {
  const waiting = Object.values(state.accounts).filter(
    ({ shopper }) => shopper.engagement.restockNotices.length > 0,
  )
  if (waiting.length === 0) return
  const catalogueView = viewCatalogue(state, now, Language.ENGLISH, { catalogue })
  for (const account of waiting) notify(account, catalogueView, state, now)
}
