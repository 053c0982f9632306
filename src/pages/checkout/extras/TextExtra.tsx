import { useId, useRef, useState } from 'react'
import { type CheckoutWork, clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import {
  clearDraft,
  clearSentDraft,
  hasDraft,
  readDraft,
  saveDraft,
} from '../../../stores/checkout/checkoutDraft.ts'
import { InlineField } from '../../../features/savings/InlineField.tsx'
import type { IconName } from '../../../ui/icon/icons.ts'
import { Fold } from '../../../features/savings/Fold.tsx'
import { DeductionRow } from '../../../features/savings/DeductionRow.tsx'
import { isTypingOutside } from '../../../ui/layout/isTypingOutside.ts'
import { StepError } from '../steps/StepError.tsx'
import styles from './Extras.module.css'

interface TextExtraProps {
  work: Extract<CheckoutWork, 'loyalty' | 'purchaseOrder'>
  icon: IconName
  /** At the end of the title's line. */
  note?: string
  /** The order has what this asks for. */
  isComplete?: boolean
  title: string
  label: string
  hint: string
  saveLabel: string
  /** The number that the order has; empty without one. */
  saved: string
  /** Filled in until the shopper types. */
  suggested?: string
  maximumLength: number
  /** Why this text is not a number; null when it is. */
  problemOf: (text: string) => string | null
  onSave: (text: string) => Promise<boolean>
  onRemove: (text: string) => Promise<boolean>
}

/** One number of the order in a fold: entered, shown, removed. What is typed and not saved is kept in a draft, and opens the fold. */
export function TextExtra({
  work,
  icon,
  note,
  title,
  label,
  hint,
  saveLabel,
  saved,
  isComplete = saved !== '',
  suggested = '',
  maximumLength,
  problemOf,
  onSave,
  onRemove,
}: TextExtraProps) {
  const id = useId()
  const region = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isSaving = useCheckout(({ pending }) => pending[work] === true)
  const [typed, setTyped] = useState<string | null>(() => readDraft(work)['text'] ?? null)
  const [isOpen, setOpen] = useState(typed !== null)
  const shown = typed ?? suggested
  const [refused, setRefused] = useState<string | null>(null)
  const mistake = refused === shown.trim() ? problemOf(refused) : null
  const focusTitle = () => {
    if (!isTypingOutside(region.current)) region.current?.querySelector('button')?.focus()
  }
  const type = (text: string) => {
    setTyped(text)
    setRefused(null)
    clearFailure(work)
    if (text.trim() === '') clearDraft(work)
    else saveDraft(work, { text })
  }

  const save = async () => {
    const text = shown.trim()
    if (problemOf(text) !== null) {
      setRefused(text)
      field.current?.focus()
      return
    }
    const sent = readDraft(work)
    if (!(await onSave(text)) || !clearSentDraft(work, sent)) return
    setOpen(false)
    focusTitle()
  }
  const remove = async () => {
    if (!(await onRemove(saved))) return
    // A removed number stays in the field, unless another one is typed there.
    if (!hasDraft(work)) setTyped(saved)
    focusTitle()
  }

  return (
    <Fold
      id={id}
      region={region}
      icon={icon}
      title={title}
      note={note}
      isComplete={isComplete}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      panel={
        <div className={styles.panel}>
          <InlineField
            field={field}
            label={label}
            name={work}
            value={shown}
            onType={type}
            submitLabel={saveLabel}
            isSending={isSaving}
            onSubmit={() => void save()}
            refusals={mistake === null ? [] : [mistake]}
            hint={hint}
            maximumLength={maximumLength}
            isInCapitals
          />
        </div>
      }
    >
      {saved === '' ? null : (
        <div className={styles.applied}>
          <DeductionRow name={saved} isRemoving={isSaving} onRemove={() => void remove()} />
        </div>
      )}
      <div className={styles.error}>
        <StepError work={work} />
      </div>
    </Fold>
  )
}
