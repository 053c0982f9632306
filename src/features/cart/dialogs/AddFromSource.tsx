import { TopPicksVote } from '../../../contract/enumerations.ts'
import { RESTOCK_SOURCE } from '../../../domain/engagement/startupLink.ts'
import { useT } from '../../../i18n/index.ts'
import { addByIds } from '../../../stores/cart/bulkAdd.ts'
import { emitEvent } from '../../../tracking/eventBus.ts'
import { ItemsOffer, type OfferedLine } from './ItemsOffer.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/**
 * Offers the items of a link for the cart; none is added before the shopper agrees (document 1 §4, add variants from a source). Each
 * accepted item that is back in stock is a vote (document 2 §7, SSU vote).
 */
export function AddFromSource({ modal: { products, ids, source }, isOpen }: ModalOf<'add-from-source'>) {
  const t = useT()
  const isRestock = source === RESTOCK_SOURCE
  const add = async (lines: readonly OfferedLine[]) => {
    const missing = await addByIds(
      lines.flatMap(({ variant, quantity }) => Array<string>(quantity).fill(variant._id)),
    )
    const isLeftOut = ({ variant }: OfferedLine) =>
      missing.some(({ variantId, added }) => variantId === variant._id && added === 0)
    for (const { variant } of isRestock ? lines.filter((line) => !isLeftOut(line)) : [])
      emitEvent('SSU vote', { source, variant: variant.gid, vote: TopPicksVote.ADD_TO_CART })
    return missing
  }
  return (
    <ItemsOffer
      isOpen={isOpen}
      title={t(isRestock ? 'from_source.restock_title' : 'from_source.title')}
      text={t(isRestock ? 'from_source.restock_text' : 'from_source.text')}
      lines={products.map(({ variant }) => ({
        variant,
        quantity: ids.filter((id) => id === variant._id).length,
      }))}
      onAdd={add}
    />
  )
}
