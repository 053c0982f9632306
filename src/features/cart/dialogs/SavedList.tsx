import { useT } from '../../../i18n/index.ts'
import { addWholeList } from '../../../stores/cart/bulkAdd.ts'
import { ItemsOffer } from './ItemsOffer.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/** Offers one of the shopper's lists for the cart (document 1 §4, list to resume). */
export function SavedList({ modal: { list, products }, isOpen }: ModalOf<'saved-list'>) {
  const t = useT()
  const lines = products.map(({ variant }) => ({
    variant,
    quantity: list.listVariants.find((line) => line.variant === variant._id)?.quantity ?? 1,
  }))
  return (
    <ItemsOffer
      isOpen={isOpen}
      title={list.name}
      text={products.length > 0 ? t('saved_list.text', { count: products.length }) : t('saved_list.empty')}
      lines={lines}
      onAdd={() => addWholeList(list.gid, lines)}
    />
  )
}
