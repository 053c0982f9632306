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

/** The changes that put the old values back, the last first. */
const oldValues = ({ fields }: Edit): ShopChange[] =>
  fields.toReversed().map(({ field }) => field.change(field.value))

/** Puts the old values back, or the whole shop; false when the shop as it was before is no longer kept. */
export async function undo(edit: Edit, controls: Controls): Promise<boolean> {
  if (edit.before !== undefined) return controls.snapshots.restore(edit.before)
  for (const change of oldValues(edit)) await controls.set(change)
  return true
}

/** `Ladang Fresh Milk: 12 left at Express KL → 1`. */
export const editText = ({ record, fields }: Edit, say: ConsoleTranslate): string =>
  `${record.name}: ${fields.map(({ field, to }) => `${fieldText(field, say)} → ${valueText({ ...field, value: to })}`).join(', ')}`
