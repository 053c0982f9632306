import type { Variant } from '../../../contract/entities/product/variant.ts'
import { formatPrice } from '../../../domain/money.ts'
import { isSample } from '../../../domain/product/variant.ts'
import { useT } from '../../../i18n/index.ts'
import { Countdown } from '../../../ui/time/Countdown.tsx'
import styles from './SizeLine.module.css'

/** Size, unit price and the end of the offer, in one line. */
export function SizeLine({ variant }: { variant: Variant }) {
  const t = useT()
  const { unitPrice, unitType, extendedInfoText: size, product } = variant
  const unit =
    unitPrice !== undefined && unitType && !isSample(variant)
      ? t('price.per_unit', { price: formatPrice(unitPrice), unit: unitType })
      : null
  const ends = product.pdpPromotionCountdownTimer?.endDate
  const facts = [size, unit].filter(Boolean).join(' · ')
  if (!facts && !ends) return null
  return (
    <p className={styles.line}>
      {facts}
      {facts && ends ? ' · ' : null}
      {ends ? (
        <>
          {t('product.price_ends_in')} <Countdown endsAt={ends} form="words" />
        </>
      ) : null}
    </p>
  )
}
