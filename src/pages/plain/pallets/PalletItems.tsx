import type { ListingEntry } from '../../../contract/entities/product/listingEntry.ts'
import { PALLETS_MAXIMUM } from '../../../contract/limits.ts'
import { formatPrice } from '../../../domain/money.ts'
import type { PalletCounts } from '../../../domain/engagement/pallets.ts'
import { pricePaid } from '../../../domain/product/price.ts'
import { unbroken } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import { Picture } from '../../../ui/media/Picture.tsx'
import { QuantityPicker } from '../../../ui/button/QuantityPicker.tsx'
import styles from './PalletItems.module.css'

interface PalletItemsProps {
  products: readonly ListingEntry[]
  counts: PalletCounts
  onCount: (variantId: string, pallets: number) => void
}

/** The products that are sold by the pallet, and the number of each. */
export function PalletItems({ products, counts, onCount }: PalletItemsProps) {
  const t = useT()
  return (
    <ul className={styles.rows}>
      {products.map(({ variant }) => (
        <li key={variant._id} className={styles.row}>
          <span className={styles.picture} data-tint={variant.product.tint}>
            <Picture variant={variant} size={56} />
          </span>
          <span className={styles.text}>
            <span className={styles.name}>{variant.name}</span>
            <span className={styles.price}>
              {[
                variant.extendedInfoText,
                unbroken(t('pallets.each', { price: formatPrice(pricePaid(variant)) })),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <QuantityPicker
            value={counts[variant._id] ?? 0}
            minimum={0}
            maximum={PALLETS_MAXIMUM}
            label={t('pallets.pallets_of', { name: variant.name })}
            size="small"
            onChange={(pallets) => onCount(variant._id, pallets)}
          />
        </li>
      ))}
    </ul>
  )
}
