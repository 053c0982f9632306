import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { AppliedPromoCode } from '../../contract/entities/product/discount.ts'
import { MOBILE_BREAKPOINT_PX, PROMO_CODE_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { currentCart, useOptimisticCart } from '../../stores/cart/cart.ts'
import { enterPromoCode } from '../../stores/cart/promoCodes.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { addedText, problemText, refusalMessage } from './codeTexts.ts'
import { OfferedCodes } from './OfferedCodes.tsx'
import styles from './PromoCodePanel.module.css'

/** The result for the entered code; the confirmation stays until the cart changes. */
type Outcome = { refusal: string } | { added: AppliedPromoCode }

const isSame = (one: AppliedPromoCode, other: AppliedPromoCode) =>
  one.code === other.code && one.discount === other.discount && one.problem === other.problem

/**
 * The field for a code, and the codes on offer. A refused code stays in the field, with the reason below (document 2 §7 and §8, codes 597
 * and 598).
 */
export function PromoCodePanel({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const { appliedPromoCodes } = useOptimisticCart()

  useEffect(() => {
    // On a phone, the keyboard would cover the codes on offer.
    if (isOpen && matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches) field.current?.focus()
  }, [isOpen])

  const refuse = (text: string) => {
    setOutcome({ refusal: text })
    field.current?.focus()
  }
  const notifyAdded = (code: string) => {
    const added = currentCart().appliedPromoCodes.find((other) => other.code === code)
    // The text was changed meanwhile, so it is another code.
    setTyped((now) => (now.trim().toUpperCase() === code ? '' : now))
    setOutcome(added ? { added } : null)
  }

  const enter = async (code: string, isOffered = false) => {
    if (isSending) return
    if (code === '') return refuse(t('promo_code.required'))
    setSending(true)
    setOutcome(null)
    try {
      const result = await enterPromoCode(code)
      const { problem = 'unknown', missing } = result
      if (!result.didAddPromoCode) return refuse(problemText({ problem, missing }, t))
      notifyAdded(result.code)
      // The pressed button may be gone.
      if (isOffered) confirmation.current?.focus()
    } catch (error) {
      if (!isFailure(error)) throw error
      refuse(t(refusalMessage(error)))
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
    void enter(code, true)
  }

  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : null
  const added = outcome && 'added' in outcome ? outcome.added : null
  const applied = added && appliedPromoCodes.some((code) => isSame(code, added)) ? added : null

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
            aria-invalid={refusal !== null || undefined}
            aria-describedby={refusal === null ? undefined : `${id}-refused`}
            onChange={(event) => {
              setTyped(event.target.value)
              setOutcome(null)
            }}
          />
          <Button type="submit" variant="outline" pending={isSending}>
            {t('promo_code.apply')}
          </Button>
        </div>
        {refusal === null ? null : (
          // Looks like the error of a Material UI field, without loading Material UI.
          <p id={`${id}-refused`} className={`${styles.outcome} ${styles.refused}`} role="alert">
            <Icon name="circle-alert" size={16} className={styles.icon} />
            {refusal}
          </p>
        )}
        <p ref={confirmation} className={`${styles.outcome} ${styles.added}`} role="status" tabIndex={-1}>
          {applied ? addedText(applied, t) : null}
        </p>
      </form>
      {isOpen ? <OfferedCodes onUse={use} /> : null}
    </div>
  )
}
