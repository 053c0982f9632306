import * as v from 'valibot'
import { type ShopChange, shopChangeSchema } from '../../controls/changeShop.ts'
import type { Controls } from '../../controls/controls.ts'
import { earlierPartSchema } from '../../controls/records/earlierPart.ts'
import {
  type FieldValue,
  fieldNames,
  type RecordField,
  type ShopRecord,
} from '../../controls/records/shopRecord.ts'
import type { ConsoleTranslate } from '../texts.ts'
import { fieldText, valueText } from './fieldText.ts'

/** Fields of a record that are changed together, with their new values. */
export interface Edit {
  record: ShopRecord
  fields: readonly { field: RecordField; to: FieldValue }[]
}

const value = v.nullable(v.union([v.number(), v.string()]))

/** An edit that was made, as the tab keeps it: what it has changed, and what changes it back. */
export const doneEditSchema = v.object({
  name: v.string(),
  fields: v.array(
    v.object({
      name: v.picklist(fieldNames),
      place: v.exactOptional(v.string()),
      placeName: v.exactOptional(v.string()),
      choices: v.exactOptional(
        v.array(v.object({ value: v.union([v.number(), v.string()]), name: v.string() })),
      ),
      value,
      to: value,
    }),
  ),
  earlier: v.array(earlierPartSchema),
  oldValues: v.array(shopChangeSchema),
  /** The id of the snapshot from before the edit, for one that moved the clock. */
  before: v.exactOptional(v.number()),
})
export type DoneEdit = v.InferOutput<typeof doneEditSchema>

/** The changes that set the new values, one after the other. Those of a price are one change, because the end of a sale needs its price. */
export function newValues(edit: Edit): ShopChange[] {
  const changes = edit.fields.map(({ field, to }) => field.change(to))
  const [first, ...more] = changes.flatMap((change) => change.price ?? [])
  const others = changes.filter((change) => !change.price)
  if (!first) return others
  const price = { ...first }
  for (const next of more) Object.assign(price, next)
  return [{ price }, ...others]
}

/** The edit after it was made; `before` is the id of the snapshot that it took. */
export const doneEdit = ({ record, fields }: Edit, before: number | undefined): DoneEdit => ({
  name: record.name,
  fields: fields.map(({ field: { name, place, placeName, choices, value: old }, to }) => ({
    name,
    ...(place === undefined ? {} : { place }),
    ...(placeName === undefined ? {} : { placeName }),
    ...(choices === undefined ? {} : { choices: [...choices] }),
    value: old,
    to,
  })),
  earlier: fields.flatMap(({ field }) => field.earlier ?? []),
  oldValues: fields.flatMap(({ field }) => (field.earlier ? [] : field.change(field.value))),
  ...(before !== undefined && fields.some(({ field }) => field.movesClock) ? { before } : {}),
})

/** Puts back what was before, or the whole shop; false when what it belongs to is no longer there. */
export async function undo({ earlier, oldValues, before }: DoneEdit, controls: Controls): Promise<boolean> {
  if (before !== undefined) return controls.snapshots.restore(before)
  if (!(await controls.putBack(earlier))) return false
  for (const change of oldValues) await controls.set(change)
  return true
}

/** `Ladang Fresh Milk: 12 left at Express KL → 1`. */
export const editText = ({ name, fields }: DoneEdit, say: ConsoleTranslate): string =>
  `${name}: ${fields.map((field) => `${fieldText(field, say)} → ${valueText({ ...field, value: field.to })}`).join(', ')}`
