import { useLayoutEffect, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type { MessageKey } from '../../i18n/keys.ts'
import { announce } from '../feedback/Announcer.tsx'

interface FormEngineOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** Called with every change, to keep the draft. */
  onTyped?: (values: Values) => void
  /** Called when the shopper changes something, which clears the form's message. */
  onEdited?: () => void
}

/**
 * A form with the form engine of document 1 §5: validated on submit; a field's error is cleared by its next change, and so is the server's
 * last message, which the next submit clears as well.
 */
export function useFormEngine<Values extends FieldValues>({
  defaultValues,
  onTyped,
  onEdited,
}: FormEngineOptions<Values>) {
  const form = useForm<Values>({ defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' })
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const { clearErrors, getFieldState, subscribe } = form
  // A browser may fill in the form in the frame that shows it, before other effects have run.
  useLayoutEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          onTyped?.(values)
          if (type !== 'change') return
          if (name) clearErrors(name as FieldPath<Values>)
          setProblem(null)
          onEdited?.()
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- both callbacks only write to a store or a state
    [subscribe, clearErrors],
  )
  /** A screen reader reads the error of a field that receives the focus. After Enter in the field, the focus was there before. */
  const announceErrorOf = (focused: Element | null) => {
    if (!(focused instanceof HTMLInputElement) || focused !== document.activeElement) return
    const { error } = getFieldState(focused.name as FieldPath<Values>)
    if (error?.message) announce(error.message)
  }
  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => {
    const submit = form.handleSubmit(onValid, onInvalid)
    return (event) => {
      // The same message again is a new one: it is read, and receives the focus.
      setProblem(null)
      const focused = document.activeElement
      return submit(event).finally(() => announceErrorOf(focused))
    }
  }
  return { ...form, handleSubmit, problem, setProblem }
}
