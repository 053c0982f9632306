import { type ReactNode, useEffect, useRef } from 'react'
import { useT } from '../../i18n/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { isTypingOutside } from '../../ui/layout/isTypingOutside.ts'
import styles from './StepCard.module.css'

interface StepCardProps {
  number: number
  count: number
  title: string
  state: 'open' | 'done' | 'ahead'
  /** The choice of a completed step, in one line. */
  summary: string
  /** Whether the step takes the focus when it opens: false for the step that is open when the page loads. */
  takesFocus: boolean
  onChange: () => void
  children: ReactNode
}

/** One step of the checkout: open, completed and collapsed to a line with "Change", or upcoming (look, Checkout). */
export function StepCard({
  number,
  count,
  title,
  state,
  summary,
  takesFocus,
  onChange,
  children,
}: StepCardProps) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  const isOpen = state === 'open'
  useEffect(() => {
    // An error message inside the step, such as a declined card, has the focus already.
    const isInside = card.current?.contains(document.activeElement) ?? false
    if (isOpen && takesFocus && !isInside && !isTypingOutside(card.current)) heading.current?.focus()
  }, [isOpen, takesFocus])
  const id = `checkout-step-${number}`
  return (
    <li className={styles.item}>
      <section
        ref={card}
        className={styles.card}
        data-state={state}
        aria-labelledby={id}
        aria-current={isOpen ? 'step' : undefined}
      >
        <div className={styles.head}>
          <span className={styles.number} aria-hidden="true">
            {state === 'done' ? <Icon name="check" size={16} /> : number}
          </span>
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            <span className={styles.unseen}>{t('checkout.step_count', { number, count })}: </span>
            {title}
          </h2>
          {state === 'done' ? (
            <Button
              variant="quiet"
              size="small"
              className={styles.change}
              aria-label={t('checkout.change_label', { step: title })}
              onClick={onChange}
            >
              {t('checkout.change')}
            </Button>
          ) : null}
          {state === 'done' ? <p className={styles.summary}>{summary}</p> : null}
        </div>
        {isOpen ? <div className={styles.body}>{children}</div> : null}
      </section>
    </li>
  )
}
