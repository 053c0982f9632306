import { useT } from '../../i18n/index.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './QuantityPicker.module.css'
import { type QuantityStep, useQuantityStepper } from './useQuantityStepper.ts'

interface QuantityPickerProps extends QuantityStep {
  /** Why there can be no more: the description of the "+", which the page shows beside the picker as well. */
  moreHint?: string | null
  size?: 'small' | 'medium' | 'large'
}

/** Minus, number, plus. A button that cannot step further stays focusable and announces the bound. */
export function QuantityPicker({ moreHint, size = 'medium', minimum = 1, ...step }: QuantityPickerProps) {
  const t = useT()
  const { isAtMinimum, isAtMaximum, less, more } = useQuantityStepper({ ...step, minimum })
  const { label, value } = step
  return (
    <div role="group" aria-label={label} className={`${styles.picker} ${styles[size]}`}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('a11y.one_less', { label })}
        aria-disabled={isAtMinimum || undefined}
        onClick={less}
      >
        <Icon name="minus" size={18} />
      </button>
      <span className={styles.value} data-quantity="">
        {value}
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={t('a11y.one_more', { label })}
        title={moreHint ?? undefined}
        aria-disabled={isAtMaximum || undefined}
        onClick={more}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
