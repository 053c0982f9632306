import * as v from 'valibot'
import { cartVariantSchema } from '../../contract/entities/cart.ts'
import type { PendingWrite } from './pendingLines.ts'
import { now } from '../base/clock.ts'
import { keep, recall } from '../base/storage.ts'

const KEY = 'pasar.pending'
/** After this time a shopper no longer expects the change to happen by itself. */
const KEPT_FOR_MS = 30 * 60_000

/** A pending change and when its page was closed. */
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
        'substitution',
      ]).entries,
      held: v.array(v.number()),
    }),
  }),
)

/** The pending changes that the page before kept; none if the record is damaged. */
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

/** Keeps changes for the next page of this tab; an empty list deletes the record. */
export const keepPendingWrites = (lines: readonly KeptLine[]): void => {
  keep('session', KEY, lines.length > 0 ? JSON.stringify(lines) : null)
}

/** Whether the change was kept less than half an hour ago. */
export const isRecent = ({ at }: KeptLine): boolean => now() - at <= KEPT_FOR_MS
