import { useEffect, useRef, useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import type { AppliedPromoCode } from '../../contract/entities/product/discount.ts'
import { PROMO_CODE_MAXIMUM, PROMO_CODES_AT_ONCE_MAXIMUM } from '../../contract/limits.ts'
import { typedCodes } from '../../domain/cart/typedCodes.ts'
import { useT } from '../../i18n/index.ts'
import { currentCart, useOptimisticCart } from '../../stores/cart/cart.ts'
import { enterPromoCode, enterPromoCodes } from '../../stores/cart/promoCodes.ts'
import { InlineField } from '../savings/InlineField.tsx'
import { addedText, outcomeProblem, problemText, refusalMessage } from './codeTexts.ts'
import { OfferedCodes } from './OfferedCodes.tsx'
import styles from './PromoCodePanel.module.css'
import { isTypingOutside } from '../../ui/layout/isTypingOutside.ts'
import { isWideScreen } from '../../ui/layout/isWideScreen.ts'

/** The result for the entered codes; a confirmation stays until the cart changes. */
interface Outcome {
  refusals: readonly string[]
  added: readonly AppliedPromoCode[]
}

const nothing: Outcome = { refusals: [], added: [] }

const isSame = (one: AppliedPromoCode, other: AppliedPromoCode) =>
  one.code === other.code && one.discount === other.discount && one.problem === other.problem

const inCart = (codes: readonly string[]): AppliedPromoCode[] =>
  currentCart().appliedPromoCodes.filter(({ code }) => codes.includes(code))

/**
 * The field for a code or several, and the codes on offer. A refused code stays in the field, with the reason below (document 2 §7 and §8,
 * codes 597 and 598).
 */
export function PromoCodePanel({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const [outcome, setOutcome] = useState(nothing)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { appliedPromoCodes } = useOptimisticCart()

  useEffect(() => {
    // On a phone, the keyboard would cover the codes on offer.
    if (isOpen && isWideScreen()) field.current?.focus()
  }, [isOpen])

  const refuse = (...refusals: string[]) => {
    setOutcome({ ...nothing, refusals })
    if (!isTypingOutside(panel.current)) field.current?.focus()
  }

  const enterOne = async (code: string) => {
    const result = await enterPromoCode(code)
    const { problem = 'unknown', missing } = result
    if (!result.didAddPromoCode) {
      refuse(problemText({ problem, missing }, t))
      return false
    }
    // The text was changed meanwhile, so it is another code.
    setTyped((now) => (now.trim().toUpperCase() === code ? '' : now))
    setOutcome({ ...nothing, added: inCart([code]) })
    return true
  }

  const enterSeveral = async (codes: readonly string[]) => {
    const later = codes.slice(PROMO_CODES_AT_ONCE_MAXIMUM)
    const outcomes = await enterPromoCodes(codes.slice(0, PROMO_CODES_AT_ONCE_MAXIMUM))
    const refused = outcomes.flatMap((each) => {
      const problem = outcomeProblem(each, t)
      return problem === null ? [] : [{ code: each.code, text: `${each.code}: ${problem}` }]
    })
    const left = [...refused.map(({ code }) => code), ...later]
    setTyped((now) => (typedCodes(now).join() === codes.join() ? left.join(', ') : now))
    const added = outcomes.filter(({ code }) => refused.every((other) => other.code !== code))
    setOutcome({ refusals: refused.map(({ text }) => text), added: inCart(added.map(({ code }) => code)) })
    if (left.length > 0 && !isTypingOutside(panel.current)) field.current?.focus()
    return added.length > 0
  }

  const enter = async (codes: readonly string[], isOffered = false) => {
    if (isSending) return
    const [first] = codes
    if (first === undefined) return refuse(t('promo_code.required'))
    const tooLong = codes.find((code) => code.length > PROMO_CODE_MAXIMUM)
    if (tooLong !== undefined) return refuse(problemText({ problem: 'unknown' }, t))
    setSending(true)
    setOutcome(nothing)
    try {
      const isAdded = await (codes.length === 1 ? enterOne(first) : enterSeveral(codes))
      // The pressed button is gone.
      if (isOffered && isAdded && !isTypingOutside(panel.current)) confirmation.current?.focus()
    } catch (error) {
      if (!isFailure(error)) throw error
      refuse(t(refusalMessage(error)))
    } finally {
      setSending(false)
    }
  }
  const use = (code: string) => {
    setTyped(code)
    void enter([code], true)
  }

  const applied = outcome.added.filter((added) => appliedPromoCodes.some((code) => isSame(code, added)))

  return (
    <div ref={panel} className={styles.panel}>
      <div>
        <InlineField
          label={t('promo_code.label')}
          name="promo-code"
          value={typed}
          onType={(text) => {
            setTyped(text)
            setOutcome(nothing)
          }}
          submitLabel={t('promo_code.apply')}
          isSending={isSending}
          onSubmit={() => void enter(typedCodes(typed))}
          refusals={outcome.refusals}
          hint={applied.length > 0 ? undefined : t('promo_code.several_hint')}
          maximumLength={(PROMO_CODE_MAXIMUM + 2) * PROMO_CODES_AT_ONCE_MAXIMUM}
          isInCapitals
          field={field}
        />
        <div ref={confirmation} className={styles.added} role="status" tabIndex={-1}>
          {applied.map((code) => (
            <p key={code.code} className={styles.text}>
              {addedText(code, t)}
            </p>
          ))}
        </div>
      </div>
      {isOpen ? <OfferedCodes onUse={use} /> : null}
    </div>
  )
}
