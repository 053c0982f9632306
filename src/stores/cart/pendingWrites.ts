import * as v from 'valibot'
import { cartVariantSchema } from '../../contract/entities/cart.ts'
import type { PendingWrite } from './pendingLines.ts'
import { now } from '../base/clock.ts'
import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.unconfirmed'
/** After so long a shopper no longer expects what they pressed to happen by itself. */
const KEPT_FOR_MS = 30 * 60_000

/** A wanted line and when its page went. */
export interface KeptLine {
  line: PendingWrite
  at: number
}

const keptSchema = v.array(
  v.object({
    at: v.number(),
    line: v.object({
      ...v.pick(cartVariantSchema, [
        'variant',
        'quantity',
        'warehouse',
        'fulfillmentMethod',
        'customerItemPickingNotes',
      ]).entries,
      held: v.array(v.number()),
    }),
  }),
)

/** What the page before this one could not see confirmed; a broken record is an empty one. */
export function recallPendingWrites(): readonly KeptLine[] {
  const text = recall('session', KEY)
  if (text === null) return []
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(text))
    return kept.success ? kept.output : []
  } catch {
    return []
  }
}

/** Keeps lines for the next page of this tab; none takes the record away. */
export const keepPendingWrites = (lines: readonly KeptLine[]): void => {
  keep('session', KEY, lines.length > 0 ? JSON.stringify(lines) : null)
}

export const isRecent = ({ at }: KeptLine): boolean => now() - at <= KEPT_FOR_MS
