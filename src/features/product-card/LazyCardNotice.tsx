import { type ComponentType, lazy, Suspense } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { canNotifyBackInStock } from '../../domain/product/variant.ts'
import { loadTexts } from '../../i18n/index.ts'

type Offered = Pick<ListingEntry, 'variant' | 'warehouse'>

const Nothing = () => null

/** Loads with the first sold-out card; if that fails, the card only shows that it is sold out. */
const CardNotice = lazy(async (): Promise<{ default: ComponentType<Offered> }> => {
  try {
    const [part] = await Promise.all([import('./CardNotice.tsx'), loadTexts('shop')])
    return { default: part.CardNotice }
  } catch {
    return { default: Nothing }
  }
})

/** The back-in-stock button of a card; nothing for available products, and for those without notices. */
export function LazyCardNotice({ variant, warehouse }: Offered) {
  if (!canNotifyBackInStock(variant)) return null
  return (
    <Suspense>
      <CardNotice variant={variant} warehouse={warehouse} />
    </Suspense>
  )
}
