import { useT } from '../../i18n/index.ts'
import { announce } from '../feedback/Announcer.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './QuantityPicker.module.css'

interface QuantityPickerProps {
  value: number
  maximum: number
  /** The least it goes down to; 0 where the last one can be taken out. */
  minimum?: number
  /** Names the picker, for example "Quantity of Fresh Milk". */
  label: string
  onChange: (next: number) => void
  /** Why there can be no more; said of the "+" as well as shown beside the picker. */
  moreHint?: string | null
  /** Tells in a way of its own why there can be no more. */
  onBlocked?: (() => void) | undefined
  size?: 'small' | 'medium' | 'large'
}

/** Minus, number, plus. A step that cannot be taken stays focusable and says why it does nothing. */
export function QuantityPicker({
  value,
  maximum,
  minimum = 1,
  label,
  onChange,
  moreHint,
  onBlocked,
  size = 'medium',
}: QuantityPickerProps) {
  const t = useT()
  const go = (next: number) => {
    if (next < minimum) announce(t('a11y.minimum_reached', { label, count: minimum }))
    else if (next > maximum && onBlocked) onBlocked()
    else if (next > maximum) announce(t('a11y.maximum_reached', { label, count: maximum }))
    else {
      onChange(next)
      // That it is gone, and how it comes back, a notice tells.
      if (next > 0) announce(t('a11y.quantity_now', { label, count: next }))
    }
  }
  return (
    <div role="group" aria-label={label} className={`${styles.picker} ${styles[size]}`}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('a11y.one_less', { label })}
        aria-disabled={value <= minimum || undefined}
        onClick={() => go(value - 1)}
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
        aria-disabled={value >= maximum || undefined}
        onClick={() => go(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
