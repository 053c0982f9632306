import { clockOf } from '../../scenarios/link.ts'
import type { ShopChange } from '../changeShop.ts'
import type { EarlierPart } from './earlierPart.ts'

/** What a person can look for and change. */
export const recordKinds = ['variant', 'cart', 'order', 'account', 'coupon', 'slot'] as const
export type RecordKind = (typeof recordKinds)[number]

export const fieldNames = [
  'available',
  'price',
  'salePrice',
  'saleEnd',
  'state',
  'quantity',
  'points',
  'credits',
  'role',
  'membership',
  'status',
  'left',
] as const
export type FieldName = (typeof fieldNames)[number]

export type FieldValue = number | string | null

/** A field of a record, and the change that sets it. */
export interface RecordField {
  name: FieldName
  /** The warehouse, where a record has the field for each; and its name. */
  place?: string
  placeName?: string
  value: FieldValue
  /** `cents` is money in sen, `time` a time in Malaysia such as `2026-12-24T10:00`; the others are whole numbers or one of the choices. */
  type: 'count' | 'cents' | 'choice' | 'time'
  /** Of a choice: each value with its name in the contract. */
  choices?: readonly { value: number | string; name: string }[]
  /** The largest number. */
  most?: number
  /** Whether it may be empty: a price without a sale. */
  isOptional?: true
  /** The change moves the clock: only the shop as it was before undoes it. */
  movesClock?: true
  change: (value: FieldValue) => ShopChange
  /** The part of the state that an undo puts back, where the value alone does not restore it. */
  earlier?: EarlierPart
}

/** A record of the shop as a person may change it. */
export interface ShopRecord {
  /** Unlike that of any other record. */
  key: string
  name: string
  /** Its id, for a search and for `mock.set`. */
  id: string
  fields: readonly RecordField[]
}

/** What to look for. */
export interface RecordSearch {
  kind: RecordKind
  text: string
}

const LARGEST = 1_000_000

/** The value that was typed into a field; undefined if the field cannot have it. */
export function typedValue(
  { type, choices, most = LARGEST, isOptional }: RecordField,
  text: string,
): FieldValue | undefined {
  const typed = text.trim()
  if (choices) return choices.find(({ value }) => String(value) === typed)?.value
  if (typed === '' && isOptional) return null
  if (type === 'time') return clockOf(typed) === null ? undefined : typed
  return /^\d{1,7}$/.test(typed) && Number(typed) <= (type === 'count' ? most : LARGEST)
    ? Number(typed)
    : undefined
}
