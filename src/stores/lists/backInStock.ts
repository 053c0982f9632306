import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementCalls } from '../../contract/calls/engagement.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import type { Warehouse } from '../../contract/entities/product/warehouse.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { canNotifyBackInStock } from '../../domain/product/variant.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { currentAccount } from '../session/account.ts'
import { rememberSession } from '../session/session.ts'
import { dialogAfterAnswer } from '../overlays/dialogAfterAnswer.ts'
import { notify } from '../notices/notices.ts'
import { rememberNoticeAsked } from './noticesAsked.ts'

const refusals: ReadonlyMap<unknown, MessageKey> = new Map<unknown, MessageKey>([
  [Refusal.IN_STOCK, 'back_in_stock.is_back'],
  [Refusal.NOTICE_EXCLUDED, 'back_in_stock.excluded'],
  [Refusal.NOT_AVAILABLE, 'back_in_stock.excluded'],
])

/** Requests a notice for when a warehouse has a variant again, and confirms it; skipped for variants without notices (document 1 §5). */
export async function askForNotice(variant: Variant, warehouse: Warehouse): Promise<void> {
  if (!canNotifyBackInStock(variant)) return
  const { _id: variantId, name, fulfillerVariantFulfillmentMethod: way } = variant
  const body = {
    variantId,
    warehouseId: warehouse._id,
    ...(way === undefined ? {} : { fulfillerVariantFulfillmentMethod: way }),
  }
  const isSameSession = rememberSession()
  const openDialog = dialogAfterAnswer()
  try {
    await request(engagementCalls.notifyWhenInStock, { body })
    if (!isSameSession()) return
    rememberNoticeAsked(variantId, warehouse._id)
    openDialog({ kind: 'back-in-stock', name, email: currentAccount()?.email ?? '' })
  } catch (error) {
    if (!isFailure(error)) throw error
    if (!isSameSession()) return
    const key = refusals.get(error.code) ?? 'back_in_stock.failed'
    notify({ key, values: { name }, tone: 'error', slot: 'back-in-stock' })
  }
}
