import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { catalogueCalls } from '../../contract/calls/catalogue.ts'
import type { Cents } from '../../contract/entities/money.ts'
import type { LineTarget } from '../../domain/cart/cart.ts'
import { checkPrice } from '../../domain/product/priceCheck.ts'
import { openModal } from '../overlays/modals.ts'
import { notify } from '../notices/notices.ts'

/**
 * Looks what a variant costs now before it is added. At the price that was offered `add` puts it in; another price asks first,
 * and what is gone is told (document 1 §4, price-checked add).
 */
export async function addPriceChecked({
  target,
  quantity,
  offered,
  add,
}: {
  target: LineTarget
  quantity: number
  offered: Cents
  add: (target: LineTarget, quantity: number) => void
}): Promise<void> {
  const { _id: id, name } = target.variant
  try {
    const { data } = await request(catalogueCalls.variantById, { params: { id } })
    const now = { ...target, variant: { ...target.variant, ...data.variant } }
    const result = checkPrice(data.variant, offered)
    if (result.kind === 'same') add(now, quantity)
    else if (result.kind === 'unavailable') openModal({ kind: 'unavailable', name })
    else openModal({ kind: 'price-changed', target: now, quantity, before: offered, after: result.price })
  } catch (error) {
    if (!isFailure(error)) throw error
    notify({ key: 'price_check.failed', tone: 'error', slot: 'price-check' })
  }
}
