import { useRef } from 'react'
import { useT } from '../../i18n/index.ts'
import { announce } from '../../ui/feedback/Announcer.tsx'
import styles from './CardStepper.module.css'
import { Icon } from '../../ui/icon/Icon.tsx'

interface CardStepperProps {
  name: string
  quantity: number
  maximum: number
  /** Why there can be no more. */
  moreHint?: string | null
  onQuantity: (next: number) => void
  /** Tells in a way of its own why there can be no more. */
  onBlocked?: (() => void) | undefined
}

/**
 * The round "+" of a card, which turns into a stepper across the picture's foot. The "+" is one and the same button in
 * both, so that focus stays on it when the stepper opens and comes back to it when the last one is taken out.
 */
export function CardStepper({ name, quantity, maximum, moreHint, onQuantity, onBlocked }: CardStepperProps) {
  const t = useT()
  const more = useRef<HTMLButtonElement>(null)
  const label = t('card.quantity', { name })
  const isOpen = quantity > 0
  const go = (next: number) => {
    if (next > maximum) {
      if (onBlocked) onBlocked()
      else announce(t('a11y.maximum_reached', { label, count: maximum }))
      return
    }
    if (next === 0) more.current?.focus()
    onQuantity(next)
    // That it is gone, and how it comes back, a notice tells.
    if (next > 0) announce(t('a11y.quantity_now', { label, count: next }))
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
          onClick={() => go(quantity - 1)}
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
        ref={more}
        type="button"
        className={`${styles.step} ${styles.more}`}
        aria-label={isOpen ? t('a11y.one_more', { label }) : t('card.add', { name })}
        title={moreHint ?? undefined}
        aria-disabled={quantity >= maximum || undefined}
        onClick={() => go(quantity + 1)}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
