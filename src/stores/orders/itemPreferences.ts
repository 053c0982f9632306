import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { orderCalls } from '../../contract/calls/orders.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import type { Substitution } from '../../contract/enumerations.ts'
import type { OrderChange } from './orderChange.ts'
import { inAccount } from '../session/confirmLogin.ts'

/** What a picker reads about an item of an order. An empty note is none. */
export interface ItemPreferences {
  note: string
  substitution: Substitution | undefined
}

/** Changes the note and the substitution of an express item (document 2 §7, `update-express-item`), until picking starts. */
export async function changeItemPreferences(
  orderId: string,
  variantId: string,
  { note, substitution }: ItemPreferences,
): Promise<OrderChange> {
  try {
    const body = { orderId, variantId, pickingNotes: note, ...(substitution ? { substitution } : {}) }
    return { order: (await inAccount(request(orderCalls.updateExpressItem, { body }))).order }
  } catch (error) {
    if (!isFailure(error)) throw error
    return { problem: error.code === Refusal.TOO_LATE ? 'orders.note_too_late' : 'orders.note_failed' }
  }
}
