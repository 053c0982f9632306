import { useRef } from 'react'
import { afterPaint } from '../../scheduling/afterPaint.ts'
import { useT } from '../../i18n/index.ts'
import { useQuantityStepper } from '../../ui/button/useQuantityStepper.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './CardStepper.module.css'

interface CardStepperProps {
  name: string
  quantity: number
  maximum: number
  /** Why there can be no more. */
  moreHint?: string | null
  /** Changes the quantity; returns false where the change still needs an answer. */
  onQuantity: (next: number) => unknown
  /** Explains in its own way why there can be no more. */
  onBlocked?: (() => void) | undefined
}

/**
 * The round "+" of a card, which expands into a stepper across the bottom of the picture. The "+" is the same button in both states, so
 * that it keeps the focus when the stepper opens, and receives it again when the last item is removed.
 */
export function CardStepper({ name, quantity, maximum, moreHint, onQuantity, onBlocked }: CardStepperProps) {
  const t = useT()
  const plus = useRef<HTMLButtonElement>(null)
  const label = t('card.quantity', { name })
  const isOpen = quantity > 0
  const stepper = useQuantityStepper({ value: quantity, maximum, label, onChange: onQuantity, onBlocked })
  const less = () => {
    const card = plus.current?.closest('article')
    if (quantity === 1) plus.current?.focus()
    stepper.less()
    // A product that is not delivered here has no "+" after the last one.
    afterPaint(() => {
      if (document.activeElement === document.body) card?.querySelector('a')?.focus()
    })
  }
  return (
    <div
      className={isOpen ? `${styles.stepper} ${styles.open}` : styles.stepper}
      role="group"
      aria-label={label}
    >
      {isOpen ? (
        <button
          type="button"
          className={`${styles.step} ${styles.less}`}
          aria-label={t(quantity === 1 ? 'card.remove' : 'a11y.one_less', { label, name })}
          onClick={less}
        >
          <Icon name="minus" size={18} />
        </button>
      ) : null}
      {isOpen ? (
        <span className={styles.value} data-quantity="">
          {quantity}
        </span>
      ) : null}
      <button
        ref={plus}
        type="button"
        className={`${styles.step} ${styles.more}`}
        aria-label={isOpen ? t('a11y.one_more', { label }) : t('card.add', { name })}
        title={moreHint ?? undefined}
        aria-disabled={stepper.isAtMaximum || undefined}
        onClick={stepper.more}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
