import { type FormEvent, type ReactNode, type Ref, useId } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './InlineField.module.css'

interface InlineFieldProps {
  label: string
  name: string
  value: string
  onType: (text: string) => void
  submitLabel: string
  isSending: boolean
  onSubmit: () => void
  /** Below the field; why the text was refused takes its place. */
  hint?: ReactNode
  refusals?: readonly string[]
  maximumLength: number
  inputMode?: 'text' | 'numeric'
  /** The keyboard of a phone starts with capital letters. */
  isInCapitals?: boolean
  field?: Ref<HTMLInputElement>
}

/** One field with its button beside it. It looks as a Material UI field does, without loading Material UI. */
export function InlineField({
  label,
  name,
  value,
  onType,
  submitLabel,
  isSending,
  onSubmit,
  hint,
  refusals,
  maximumLength,
  inputMode,
  isInCapitals = false,
  field,
}: InlineFieldProps) {
  const id = useId()
  const isRefused = refusals !== undefined && refusals.length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          name={name}
          className={styles.field}
          value={value}
          maxLength={maximumLength}
          autoComplete="off"
          autoCapitalize={isInCapitals ? 'characters' : undefined}
          inputMode={inputMode}
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? `${id}-refused` : hint ? `${id}-hint` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit" variant="outline" pending={isSending}>
          {submitLabel}
        </Button>
      </div>
      {isRefused ? (
        <div id={`${id}-refused`} className={styles.refused} role="alert">
          <Icon name="circle-alert" size={16} className={styles.icon} />
          <div>
            {refusals.map((text) => (
              <p key={text} className={styles.text}>
                {text}
              </p>
            ))}
          </div>
        </div>
      ) : hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </form>
  )
}
