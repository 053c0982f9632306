import type { CartVariant, CartVariantWrite } from '../../contract/entities/cart.ts'
import type { WantedLine } from './optimisticCart.ts'

export type CartChange = 'added' | 'increased' | 'decreased' | 'removed' | 'noted'

/** The kind of a change; an equal quantity means that only the note has changed. */
export function cartChange(before: number, after: number): CartChange {
  if (after === before) return 'noted'
  if (before === 0) return 'added'
  if (after === 0) return 'removed'
  return after > before ? 'increased' : 'decreased'
}

/** The line is as requested, so nothing has to be written. */
export const isAsWanted = (line: CartVariant | undefined, wanted: WantedLine): boolean =>
  (line?.quantity ?? 0) === wanted.quantity &&
  (wanted.customerItemPickingNotes === undefined ||
    wanted.customerItemPickingNotes === (line?.customerItemPickingNotes ?? ''))

/** A line as it is sent: ids, and the absolute quantity. */
export const lineWrite = (wanted: WantedLine, quantity: number): CartVariantWrite => ({
  variant: wanted.variant._id,
  warehouse: wanted.warehouse._id,
  fulfillmentMethod: wanted.fulfillmentMethod,
  quantity,
  ...(wanted.customerItemPickingNotes === undefined
    ? {}
    : { customerItemPickingNotes: wanted.customerItemPickingNotes }),
})
