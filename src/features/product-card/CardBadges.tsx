import type { Variant } from '../../contract/entities/product/variant.ts'
import { LEGAL_AGE } from '../../contract/limits.ts'
import { priceOf } from '../../domain/product/price.ts'
import { isAvailable, isLimitedQuantity } from '../../domain/product/variant.ts'
import { useT } from '../../i18n/index.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import styles from './CardBadges.module.css'
import { LastDay } from '../../ui/time/LastDay.tsx'

interface CardBadgesProps {
  variant: Variant
  limitedQuantityForAll: boolean
  isBoughtBefore: boolean
}

/**
 * The badges in the upper left corner of the picture: discount, offer, low stock, adults only, bought before, and the countdown of the last
 * day.
 */
export function CardBadges({ variant, limitedQuantityForAll, isBoughtBefore }: CardBadgesProps) {
  const t = useT()
  const { badgePercent } = priceOf(variant)
  const offer = [variant.promotionBadge, ...(variant.promotionBadges ?? [])].find((badge) => badge?.showInPLE)
  const offerText = offer?.text ?? offer?.altText
  const ends = variant.product.plePromotionCountdownTimer?.endDate ?? offer?.endDate
  return (
    <div className={styles.badges}>
      {badgePercent === null ? null : (
        <Badge tone="sale">
          <span aria-hidden="true">{t('price.percent_off', { percent: badgePercent })}</span>
          <span className="visually-hidden">{t('price.percent_off_spoken', { percent: badgePercent })}</span>
        </Badge>
      )}
      {offerText ? (
        <Badge tone="offer" className={styles.offer}>
          {offerText}
        </Badge>
      ) : null}
      {isAvailable(variant) && isLimitedQuantity(variant, { limitedQuantityForAll }) ? (
        <Badge tone="few">{t('card.few_left', { count: variant.availableCount ?? 0 })}</Badge>
      ) : null}
      {variant.product.isAgeGated ? (
        <Badge tone="strong">
          <span aria-hidden="true">{t('card.age', { age: LEGAL_AGE })}</span>
          <span className="visually-hidden">{t('card.age_spoken', { age: LEGAL_AGE })}</span>
        </Badge>
      ) : null}
      {isBoughtBefore ? <Badge tone="plain">{t('card.bought_before')}</Badge> : null}
      {ends ? <LastDay endsAt={ends} /> : null}
    </div>
  )
}
