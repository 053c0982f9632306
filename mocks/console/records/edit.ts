import type { ShopChange } from '../../controls/changeShop.ts'
import type { Controls } from '../../controls/controls.ts'
import type { FieldValue, RecordField, ShopRecord } from '../../controls/records/shopRecord.ts'
import type { ConsoleTranslate } from '../texts.ts'
import { fieldText, valueText } from './fieldText.ts'

/** Fields of a record that were changed together, as they were before, with their new values. */
export interface Edit {
  record: ShopRecord
  fields: readonly { field: RecordField; to: FieldValue }[]
  /** The id of the snapshot from before the edit, for one that moved the clock. */
  before?: number
}

/** The changes as they are set, one after the other. Those of a price are one change, because the end of a sale needs its price. */
function inOrder(changes: readonly ShopChange[]): ShopChange[] {
  const [first, ...more] = changes.flatMap((change) => change.price ?? [])
  const others = changes.filter((change) => !change.price)
  if (!first) return others
  const price = { ...first }
  for (const next of more) Object.assign(price, next)
  return [{ price }, ...others]
}

const oldValues = ({ fields }: Edit) => inOrder(fields.map(({ field }) => field.change(field.value)))

/** The changes that set the new values. */
export const newValues = ({ fields }: Edit): ShopChange[] =>
  inOrder(fields.map(({ field, to }) => field.change(to)))

/** Puts the old values back, or the whole shop; false when the shop as it was before is no longer kept. */
export async function undo(edit: Edit, controls: Controls): Promise<boolean> {
  if (edit.before !== undefined) return controls.snapshots.restore(edit.before)
  for (const change of oldValues(edit)) await controls.set(change)
  return true
}

/** `Ladang Fresh Milk: 12 left at Express KL → 1`. */
export const editText = ({ record, fields }: Edit, say: ConsoleTranslate): string =>
  `${record.name}: ${fields.map(({ field, to }) => `${fieldText(field, say)} → ${valueText({ ...field, value: to })}`).join(', ')}`
