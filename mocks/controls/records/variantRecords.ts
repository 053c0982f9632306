import type { Variant } from '../../../src/contract/entities/product/variant.ts'
import { VariantState } from '../../../src/contract/enumerations.ts'
import type { ShopState } from '../../state/stateSchema.ts'
import { clockText } from '../../scenarios/link.ts'
import { shopChangeOf } from '../changeShop.ts'
import type { EarlierPart } from './earlierPart.ts'
import type { RecordField, ShopRecord } from './shopRecord.ts'
import { choicesOf, hasWords, MOST, type RecordContext } from './recordContext.ts'

/** `changes` are the differences of variants from the catalogue. */
function variantRecord(variant: Variant, { changes }: ShopState): ShopRecord {
  const { _id, gid, name, price, salePrice, state, product } = variant
  const earlier: EarlierPart = { of: 'variant', id: _id, change: changes[_id] ?? null }
  const endsAt = Date.parse(product.pdpPromotionCountdownTimer?.endDate ?? '')
  const saleEnd = Number.isNaN(endsAt) ? null : clockText(endsAt)
  const fields: RecordField[] = [
    {
      name: 'price',
      value: price,
      type: 'cents',
      change: (value) => shopChangeOf({ price: { variant: gid, price: value } }),
      earlier,
    },
    {
      name: 'salePrice',
      value: salePrice ?? null,
      type: 'cents',
      isOptional: true,
      change: (value) => shopChangeOf({ price: { variant: gid, salePrice: value } }),
      earlier,
    },
    {
      name: 'saleEnd',
      value: saleEnd,
      type: 'time',
      isOptional: true,
      change: (value) => shopChangeOf({ price: { variant: gid, saleEnd: value } }),
      earlier,
    },
    {
      name: 'state',
      value: state,
      type: 'choice',
      choices: choicesOf(VariantState),
      change: (value) => shopChangeOf({ price: { variant: gid, state: value } }),
      earlier,
    },
    ...variant.inventory.map(({ warehouse, availableCount }): RecordField => ({
      name: 'available',
      place: warehouse._id,
      placeName: warehouse.name,
      value: availableCount,
      type: 'count',
      change: (value) =>
        shopChangeOf({
          stock: { variant: gid, warehouse: warehouse._id, available: value },
        }),
    })),
  ]
  return { key: `variant:${gid}`, name, id: gid, fields }
}

/** By the words of a name, or by a gid. */
export function variantRecords({ view, state }: RecordContext, words: readonly string[]): ShopRecord[] {
  const [only = ''] = words
  const named = /^\d{4,}$/.test(only) ? view.variantByGid(only) : undefined
  if (named) return [variantRecord(named, state)]
  const rows = view.catalogue
    .popular()
    .filter(({ name, leadGid, brand }) => hasWords(`${brand.name} ${name} ${leadGid}`, words))
  return rows.slice(0, MOST).flatMap(({ leadGid }) => {
    const variant = view.variantByGid(leadGid)
    return variant ? [variantRecord(variant, state)] : []
  })
}
