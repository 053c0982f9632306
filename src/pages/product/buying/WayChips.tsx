import type { Warehouse } from '../../../contract/entities/product/warehouse.ts'
import { isExpress, isMarketplace, isPickup } from '../../../domain/fulfillment.ts'
import type { Way } from '../../../domain/product/soldFrom.ts'
import { useT } from '../../../i18n/index.ts'
import { StableText } from '../../../ui/text/StableText.tsx'
import styles from './WayChips.module.css'

interface WayChipsProps {
  ways: readonly Way[]
  chosen: Way
  onChoose: (way: Way) => void
}

/** The choice between delivery and pickup, where a product has both (document 1 §1). */
export function WayChips({ ways, chosen, onChoose }: WayChipsProps) {
  const t = useT()
  const nameOf = (warehouse: Warehouse) => {
    if (isPickup(warehouse)) return t('product.way_pickup', { place: warehouse.name })
    if (isExpress(warehouse)) return t('product.way_express')
    return isMarketplace(warehouse) ? t('product.way_marketplace') : t('product.way_standard')
  }
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{t('product.ways_label')}</legend>
      {ways.map((way) => (
        <label key={way.warehouse._id} className={styles.way}>
          <input
            type="radio"
            name="way"
            value={way.warehouse._id}
            checked={way.warehouse._id === chosen.warehouse._id}
            onChange={() => onChoose(way)}
          />
          <StableText>{nameOf(way.warehouse)}</StableText>
        </label>
      ))}
    </fieldset>
  )
}
