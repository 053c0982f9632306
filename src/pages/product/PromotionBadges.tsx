import { useContext } from 'react'
import type { PromotionBadge } from '../../contract/entities/product/promotionBadge.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { editorsLink } from '../../domain/banner.ts'
import { useT } from '../../i18n/index.ts'
import { useSession } from '../../stores/session/session.ts'
import { ClockContext } from '../../ui/time/clockContext.ts'
import { EditorsLink } from '../../ui/link/EditorsLink.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { shortDay } from './facts/shortDay.ts'
import styles from './PromotionBadges.module.css'
import { moreIcons } from '../../ui/icon/moreIcons.ts'

/** The badges for the product page, without duplicates (document 1 §3, Promotion badge). */
function shownBadges({ promotionBadge, promotionBadges = [] }: Variant): PromotionBadge[] {
  const all = promotionBadge ? [promotionBadge, ...promotionBadges] : promotionBadges
  return all.filter(
    (badge, at) =>
      badge.showInPDP &&
      badge.text &&
      all.findIndex(({ promotionId }) => promotionId === badge.promotionId) === at,
  )
}

/** The product's promotions with their last days; one with an address links there. */
export function PromotionBadges({ variant }: { variant: Variant }) {
  const t = useT()
  const language = useSession((session) => session.language)
  const badges = shownBadges(variant)
  // A prerendered page reserves the space of the day.
  const ends = useContext(ClockContext) === null ? styles.open : undefined
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={t('product.promotions')}>
      {badges.map(({ promotionId, text, altText, endDate, url }) => {
        const link = editorsLink(url)
        return (
          <li key={promotionId} className={styles.badge}>
            <Icon name={moreIcons['ticket-percent']} size={20} />
            <span className={styles.text} title={altText}>
              {link ? (
                <EditorsLink {...link} className={styles.link}>
                  {text}
                </EditorsLink>
              ) : (
                <strong>{text}</strong>
              )}
              {endDate ? (
                <span className={ends}>
                  {' · '}
                  {t('product.promotion_ends', { day: shortDay(endDate, language) })}
                </span>
              ) : null}
            </span>
            {link ? <Icon name="chevron-right" size={18} /> : null}
          </li>
        )
      })}
    </ul>
  )
}
