import { type ComponentType, lazy, Suspense } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { canNotifyBackInStock } from '../../domain/product/variant.ts'
import { loadLaterWords } from '../../i18n/index.ts'

type Offered = Pick<ListingEntry, 'variant' | 'warehouse'>

const Nothing = () => null

/** Comes with the first card that is sold out; where it cannot be loaded, the card says that it is, and that is all. */
const CardNotice = lazy(async (): Promise<{ default: ComponentType<Offered> }> => {
  try {
    const [part] = await Promise.all([import('./CardNotice.tsx'), loadLaterWords()])
    return { default: part.CardNotice }
  } catch {
    return { default: Nothing }
  }
})

/** The way to be told when a card's goods are back; nothing of what can be had, or of which nobody is told. */
export function LazyCardNotice({ variant, warehouse }: Offered) {
  if (!canNotifyBackInStock(variant)) return null
  return (
    <Suspense>
      <CardNotice variant={variant} warehouse={warehouse} />
    </Suspense>
  )
}
