import type { ShopChange } from '../../controls/changeShop.ts'
import type { FieldValue, RecordField, ShopRecord } from '../../controls/records/shopRecord.ts'
import type { ConsoleTranslate } from '../texts.ts'
import { fieldText } from './fieldText.ts'

/** Fields of a record that were changed together, as they were before, with their new values. */
export interface Edit {
  record: ShopRecord
  fields: readonly { field: RecordField; to: FieldValue }[]
}

/** The changes that put the old values back, the last first. */
export const undone = ({ fields }: Edit): ShopChange[] =>
  fields.toReversed().map(({ field }) => field.change(field.value))

/** `Ladang Fresh Milk: 12 left at Express KL → 1`. */
export const editText = ({ record, fields }: Edit, say: ConsoleTranslate): string =>
  `${record.name}: ${fields.map(({ field, to }) => `${fieldText(field, say)} → ${to ?? '–'}`).join(', ')}`
