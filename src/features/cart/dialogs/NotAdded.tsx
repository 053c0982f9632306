import type { CartShortfall } from '../../../contract/entities/cart.ts'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { useShortfallText } from '../useShortfallText.ts'
import { ItemRows } from './ItemRows.tsx'

interface NotAddedProps {
  shortfalls: readonly CartShortfall[]
  /** The requested items. */
  variants: readonly Variant[]
}

/** The items that could not be added in full, and why. */
export function NotAdded({ shortfalls, variants }: NotAddedProps) {
  const t = useT()
  const textOf = useShortfallText()
  return (
    <div role="status">
      <p>{t('from_source.not_added')}</p>
      <ItemRows
        label={t('from_source.not_added')}
        rows={shortfalls.map((shortfall) => ({
          id: shortfall.variantId,
          name: shortfall.name,
          variant: variants.find(({ _id }) => _id === shortfall.variantId),
          isGone: shortfall.added === 0,
          details: [textOf(shortfall)],
        }))}
      />
    </div>
  )
}
