import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { MOBILE_BREAKPOINT_PX, PROMO_CODE_MAXIMUM } from '../../contract/limits.ts'
import { formatPrice } from '../../domain/money.ts'
import { useT } from '../../i18n/index.ts'
import { currentCart } from '../../stores/cart.ts'
import { enterPromoCode } from '../../stores/promoCodes.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { problemText, refusalWord } from './codeWords.ts'
import { OfferedCodes } from './OfferedCodes.tsx'
import styles from './PromoCodePanel.module.css'

interface Outcome {
  isRefused: boolean
  text: string
}

/**
 * Where a code is typed, or one that the shop shows is taken. What is refused stays in the field, and the reason stands below it
 * (document 2 §7 and §8, codes 597 and 598).
 */
export function PromoCodePanel({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // On a phone the keyboard would cover the codes that are shown.
    if (isOpen && matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches) field.current?.focus()
  }, [isOpen])

  const refuse = (text: string) => {
    setOutcome({ isRefused: true, text })
    field.current?.focus()
  }
  const tellAdded = (code: string) => {
    const applied = currentCart().appliedPromoCodes.find((other) => other.code === code)
    const takes = applied && !applied.problem ? formatPrice(applied.discount) : null
    setTyped('')
    setOutcome({
      isRefused: false,
      text: takes ? t('promo_code.added', { code, amount: takes }) : t('promo_code.added_waiting', { code }),
    })
  }

  const enter = async (code: string) => {
    if (isSending) return
    if (code === '') return refuse(t('promo_code.required'))
    setSending(true)
    setOutcome(null)
    try {
      const result = await enterPromoCode(code)
      const { problem = 'unknown', missing } = result
      if (result.didAddPromoCode) tellAdded(result.code)
      else refuse(problemText({ problem, missing }, t))
    } catch (error) {
      if (!isFailure(error)) throw error
      refuse(t(refusalWord(error)))
    } finally {
      setSending(false)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void enter(typed.trim())
  }
  const use = (code: string) => {
    setTyped(code)
    void enter(code)
  }

  return (
    <div className={styles.panel}>
      <form noValidate onSubmit={onSubmit}>
        <label htmlFor={id} className={styles.label}>
          {t('promo_code.label')}
        </label>
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            name="promo-code"
            className={styles.field}
            value={typed}
            maxLength={PROMO_CODE_MAXIMUM}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={outcome?.isRefused || undefined}
            aria-describedby={outcome?.isRefused ? `${id}-refused` : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setOutcome(null)
            }}
          />
          <Button type="submit" variant="outline" pending={isSending}>
            {t('promo_code.apply')}
          </Button>
        </div>
        {outcome?.isRefused ? (
          // As below Material UI's fields, which would come with it.
          <p id={`${id}-refused`} className={`${styles.outcome} ${styles.refused}`} role="alert">
            <Icon name="circle-alert" size={16} className={styles.icon} />
            {outcome.text}
          </p>
        ) : null}
        <p
          className={outcome?.isRefused === false ? `${styles.outcome} ${styles.added}` : undefined}
          role="status"
        >
          {outcome?.isRefused === false ? outcome.text : null}
        </p>
      </form>
      {isOpen ? <OfferedCodes onUse={use} /> : null}
    </div>
  )
}
