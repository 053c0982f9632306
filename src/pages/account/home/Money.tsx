import type { Dashboard } from '../../../contract/entities/account/dashboard.ts'
import { MembershipPermission } from '../../../contract/enumerations.ts'
import { canUseCredits, canUseRewards } from '../../../domain/permissions.ts'
import { formatPrice } from '../../../domain/money.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { joinTexts } from '../../../i18n/joinTexts.ts'
import { Link } from '../../../navigation/link/Link.tsx'
import { to } from '../../../paths.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import styles from './Card.module.css'

interface MoneyProps {
  dashboard: Pick<Dashboard, 'rewardPoints' | 'rewardAmount' | 'credits' | 'membershipInfo'>
}

const { NONE, ALL_EXCEPT_REDEEM } = MembershipPermission
/** A member whose membership is not active may collect, if at all, but not spend (document 1 §4). */
const HELD: readonly MembershipPermission[] = [NONE, ALL_EXCEPT_REDEEM]

/**
 * Reward points with their value, and credits, where the shopper can pay with them: those that the flags of a business enable, and not for a
 * cart editor (document 1 §6).
 */
export function Money({ dashboard }: MoneyProps) {
  const { rewardPoints, rewardAmount, credits, membershipInfo } = dashboard
  const t = useT()
  const language = useLanguage()
  const minimum = useConfig()?.minimumRewardPointsToApply ?? 0
  const hasRewards = useSession(({ user }) => canUseRewards(user))
  const hasCredits = useSession(({ user }) => canUseCredits(user))
  const missing = minimum - rewardPoints
  if (!hasRewards && !hasCredits) return null
  const isHeld = HELD.includes(membershipInfo.permission)
  const missingText = t('account.points_missing', { count: missing, shown: formatCount(missing, language) })
  const use = missing > 0 ? missingText : t('account.points_usable')
  return (
    <>
      {hasRewards ? (
        <section className={styles.card} aria-labelledby="account-rewards">
          <h2 id="account-rewards" className={styles.title}>
            <Icon name={moreIcons.coins} size={20} className={styles.icon} />
            {t('account.rewards')}
          </h2>
          <p className={styles.amount}>
            {t('account.points', { count: rewardPoints, shown: formatCount(rewardPoints, language) })}
          </p>
          <p className={styles.text}>
            {joinTexts(
              language,
              t('account.points_worth', { amount: formatPrice(rewardAmount) }),
              isHeld ? t('account.points_held') : use,
            )}
          </p>
          {isHeld || missing > 0 ? null : <CheckoutLink />}
        </section>
      ) : null}
      {hasCredits ? (
        <section className={styles.card} aria-labelledby="account-credits">
          <h2 id="account-credits" className={styles.title}>
            <Icon name={moreIcons.wallet} size={20} className={styles.icon} />
            {t('account.credits')}
          </h2>
          <p className={styles.amount}>{formatPrice(credits)}</p>
          <p className={styles.text}>{t(credits > 0 ? 'account.credits_text' : 'account.credits_none')}</p>
          {credits > 0 ? <CheckoutLink /> : null}
        </section>
      ) : null}
    </>
  )
}

/** An empty cart has no checkout. */
function CheckoutLink() {
  const t = useT()
  const isEmpty = useOptimisticCart().cartVariants.length === 0
  return isEmpty ? null : (
    <Link className={styles.link} to={to.checkout()}>
      {t('account.use_at_checkout')}
      <Icon name="chevron-right" size={18} />
    </Link>
  )
}
