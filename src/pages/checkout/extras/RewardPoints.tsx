import { useId, useRef, useState } from 'react'
import type { Balances, CheckoutInfo } from '../../../contract/entities/checkout.ts'
import { MINIMUM_REWARD_POINTS } from '../../../contract/limits.ts'
import { pointsBlock, pointsFor } from '../../../domain/checkout/rewardPoints.ts'
import { formatPrice } from '../../../domain/money.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { Fold } from '../../../features/savings/Fold.tsx'
import { DeductionRow } from '../../../features/savings/DeductionRow.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { isTypingOutside } from '../../../ui/layout/isTypingOutside.ts'
import styles from './Extras.module.css'
import { RewardPointsForm } from './RewardPointsForm.tsx'
import { useRewardPoints } from './useRewardPoints.ts'

interface RewardPointsProps {
  info: CheckoutInfo
  balances: Balances
}

/** The reward points of the account: balance and worth, what they take off, and why they cannot be used (document 1 §5 and §6). */
export function RewardPoints({ info, balances }: RewardPointsProps) {
  const t = useT()
  const id = useId()
  const language = useLanguage()
  const region = useRef<HTMLElement>(null)
  const user = useSession((session) => session.user)
  const minimum = useConfig()?.minimumRewardPointsToApply ?? MINIMUM_REWARD_POINTS
  const [isOpen, setOpen] = useState(false)
  const { isSending, refusal, apply, forget } = useRewardPoints()
  const { pricingInfo: pricing, selection } = info
  const applied = selection.loyaltyInfo?.pointsAmount ?? 0
  const block = pointsBlock({ user, balances, minimum, pricing })
  const shown = (count: number) => formatCount(count, language)
  const missing = minimum - balances.rewardPoints
  const used = pointsFor(pricing.rewardDeduction)

  const change = async (points: number) => {
    if ((await apply(points)) && !isTypingOutside(region.current))
      region.current?.querySelector('button')?.focus()
  }

  return (
    <Fold
      id={id}
      region={region}
      icon={moreIcons.coins}
      title={t('points.title')}
      note={`${shown(balances.rewardPoints)} · ${formatPrice(balances.rewardAmount)}`}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      panel={
        applied > 0 ? undefined : (
          <div className={styles.panel}>
            {block === null ? (
              <RewardPointsForm
                balance={balances.rewardPoints}
                minimum={minimum}
                isSending={isSending}
                refusal={refusal}
                onType={forget}
                onUse={(points) => void change(points)}
              />
            ) : (
              <p className={styles.text}>
                {block === 'too_few'
                  ? t('points.too_few', { count: missing, shown: shown(missing) })
                  : t(`points.${block}`)}
              </p>
            )}
          </div>
        )
      }
    >
      {applied > 0 ? (
        <div className={styles.applied}>
          <DeductionRow
            name={t('points.used', { count: used, shown: shown(used) })}
            amount={formatPrice(-pricing.rewardDeduction)}
            problem={block === null || block === 'too_few' ? null : t(`points.${block}`)}
            isRemoving={isSending}
            onRemove={() => void change(0)}
          />
          <FormError message={refusal} />
        </div>
      ) : null}
    </Fold>
  )
}
