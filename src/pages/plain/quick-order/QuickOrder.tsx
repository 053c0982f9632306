import { type ChangeEvent, useId, useRef, useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import { QUICK_ORDER_FILE_MAXIMUM } from '../../../contract/limits.ts'
import { quickLines, withUploaded } from '../../../domain/cart/quickOrder.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { itemsBySku } from '../../../stores/business/quickOrder.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FileButton } from '../../../ui/button/FileButton.tsx'
import { FieldError } from '../../../ui/form/FieldError.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import styles from './QuickOrder.module.css'
import { QUICK_ORDER_HEADING } from './QuickOrderLink.tsx'
import { type CheckedOrder, QuickOrderLines } from './QuickOrderLines.tsx'
import { useQuickOrderCart } from './useQuickOrderCart.ts'

const DRAFT = 'quick-order'

/** Orders by article number: typed or pasted lines, or a CSV file; each line is checked before anything is added to the cart. */
export function QuickOrder() {
  const t = useT()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => readFormDraft(DRAFT)['text'] ?? '')
  const [checked, setChecked] = useState<CheckedOrder | null>(null)
  const [isChecking, setChecking] = useState(false)
  const [error, setError] = useState<MessageKey | null>(null)
  const [problem, setProblem] = useState<MessageKey | null>(null)

  const cart = useQuickOrderCart()
  const typedText = useRef(text)
  const type = (typed: string) => {
    typedText.current = typed
    setText(typed)
    setChecked(null)
    setError(null)
    setProblem(null)
    cart.hideShortfalls()
    saveFormDraft(DRAFT, { text: typed })
  }
  const startNext = () => {
    type('')
    cart.startAnew()
    area.current?.focus()
  }
  const check = async () => {
    setError(null)
    setProblem(null)
    const lines = quickLines(text)
    if (lines.length === 0) {
      setError('quick_order.empty')
      area.current?.focus()
      return
    }
    setChecking(true)
    try {
      const items = await itemsBySku(lines.flatMap((line) => ('sku' in line ? [line.sku] : [])))
      // The text may have changed in the meantime.
      if (typedText.current === text) setChecked({ lines, items })
    } catch (failure) {
      if (!isFailure(failure)) throw failure
      if (typedText.current === text) setProblem(failureMessage(failure))
    } finally {
      setChecking(false)
    }
  }
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    if (file.size > QUICK_ORDER_FILE_MAXIMUM) return setError('quick_order.file_size')
    try {
      const lines = await file.text()
      type(withUploaded(typedText.current, lines))
    } catch {
      // It was changed or removed after it was chosen.
      setError('quick_order.file_unreadable')
    }
  }
  return (
    <section className={styles.part} aria-labelledby={QUICK_ORDER_HEADING}>
      <h2 id={QUICK_ORDER_HEADING} className={styles.title} tabIndex={-1}>
        {t('quick_order.title')}
      </h2>
      <p id={`${id}-text`}>{t('quick_order.text')}</p>
      <FormError message={problem && t(problem)} />
      <label className={styles.label} htmlFor={`${id}-lines`}>
        {t('quick_order.lines')}
      </label>
      <textarea
        ref={area}
        id={`${id}-lines`}
        className={styles.area}
        rows={6}
        spellCheck={false}
        autoCapitalize="characters"
        autoComplete="off"
        value={text}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? `${id}-text` : `${id}-error`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-error`} role="status">
        {error === null ? null : <FieldError text={t(error)} />}
      </p>
      <div className={styles.actions}>
        <Button pending={isChecking} onClick={() => void check()}>
          {t('quick_order.check')}
        </Button>
        <FileButton
          label={t('quick_order.upload')}
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => void upload(event)}
        />
      </div>
      {checked ? <QuickOrderLines order={checked} cart={cart} onNext={startNext} /> : null}
    </section>
  )
}
