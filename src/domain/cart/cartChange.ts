import type { CartVariant, CartVariantWrite } from '../../contract/entities/cart.ts'
import type { PendingLine } from './optimisticCart.ts'

export type CartChange = 'added' | 'increased' | 'decreased' | 'removed' | 'noted'

/** The kind of a change; an equal quantity means that only the note or the substitution has changed. */
export function cartChange(before: number, after: number): CartChange {
  if (after === before) return 'noted'
  if (before === 0) return 'added'
  if (after === 0) return 'removed'
  return after > before ? 'increased' : 'decreased'
}

/** Whether the line already has the values of the pending change, so that nothing has to be written. */
export const isWritten = (line: CartVariant | undefined, pending: PendingLine): boolean =>
  (line?.quantity ?? 0) === pending.quantity &&
  (pending.customerItemPickingNotes === undefined ||
    pending.customerItemPickingNotes === (line?.customerItemPickingNotes ?? '')) &&
  (pending.substitution === undefined || pending.substitution === line?.substitution)

/** A line as it is written, by ids, with that absolute quantity. */
export const lineWrite = (pending: PendingLine, quantity: number): CartVariantWrite => ({
  variant: pending.variant._id,
  warehouse: pending.warehouse._id,
  fulfillmentMethod: pending.fulfillmentMethod,
  quantity,
  ...(pending.customerItemPickingNotes === undefined
    ? {}
    : { customerItemPickingNotes: pending.customerItemPickingNotes }),
  ...(pending.substitution === undefined ? {} : { substitution: pending.substitution }),
})
