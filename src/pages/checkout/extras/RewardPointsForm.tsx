import { useRef, useState } from 'react'
import { pointsProblem, worthOfPoints } from '../../../domain/checkout/rewardPoints.ts'
import { formatPrice } from '../../../domain/money.ts'
import { formatCount } from '../../../i18n/format.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { InlineField } from '../../../features/savings/InlineField.tsx'
import styles from './Extras.module.css'

interface RewardPointsFormProps {
  balance: number
  minimum: number
  isSending: boolean
  /** Why the server refused the points. */
  refusal: string | null
  onType: () => void
  onUse: (points: number) => void
}

/** More digits than a balance has. */
const DIGITS_MAXIMUM = 7

/** The number of points to use, or all of them; what they take off is shown before they are used. */
export function RewardPointsForm({
  balance,
  minimum,
  isSending,
  refusal,
  onType,
  onUse,
}: RewardPointsFormProps) {
  const t = useT()
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isChecked, setChecked] = useState(false)
  const points = Number(typed)
  const problem = pointsProblem(points, { balance, minimum })
  const limits = { minimum: formatCount(minimum, language), balance: formatCount(balance, language) }
  const mistake = isChecked && problem !== null ? t(`points.${problem}`, limits) : refusal

  const use = () => {
    setChecked(true)
    if (problem === null) onUse(points)
    else field.current?.focus()
  }

  return (
    <>
      <InlineField
        field={field}
        label={t('points.label')}
        name="reward-points"
        value={typed}
        onType={(text) => {
          setTyped(text.replaceAll(/\D/g, ''))
          setChecked(false)
          onType()
        }}
        submitLabel={t('points.apply')}
        isSending={isSending}
        onSubmit={use}
        refusals={mistake === null ? [] : [mistake]}
        hint={
          problem === null
            ? t('points.worth', { amount: formatPrice(worthOfPoints(points)) })
            : t('points.hint', { minimum: limits.minimum, amount: formatPrice(worthOfPoints(minimum)) })
        }
        maximumLength={DIGITS_MAXIMUM}
        inputMode="numeric"
      />
      <Button
        variant="quiet"
        size="small"
        className={styles.all}
        pending={isSending}
        onClick={() => onUse(balance)}
      >
        {t('points.use_all', { shown: limits.balance })}
      </Button>
    </>
  )
}
