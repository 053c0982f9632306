import type { CartShortfall } from '../../../contract/entities/cart.ts'
import type { Variant } from '../../../contract/entities/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { ItemRows } from './ItemRows.tsx'

interface NotAddedProps {
  shortfalls: readonly CartShortfall[]
  /** The requested items. */
  variants: readonly Variant[]
}

/** The items that could not be added in full, and why. */
export function NotAdded({ shortfalls, variants }: NotAddedProps) {
  const t = useT()
  return (
    <div role="status">
      <p>{t('from_source.not_added')}</p>
      <ItemRows
        label={t('from_source.not_added')}
        rows={shortfalls.map(({ variantId, name, wanted, added, reason }) => ({
          id: variantId,
          name,
          variant: variants.find(({ _id }) => _id === variantId),
          isGone: added === 0,
          details: [t(`from_source.reason_${reason}`, { wanted, added })],
        }))}
      />
    </div>
  )
}
