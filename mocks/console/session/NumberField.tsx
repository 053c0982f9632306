import { useState } from 'react'
import styles from './fields.module.css'

interface NumberFieldProps {
  label: string
  value: number
  minimum: number
  maximum: number
  step?: number
  /** Called with every valid number; an invalid one stays in the field, marked. */
  onNumber: (number: number) => void
}

/** A number that counts as soon as it is one. */
export function NumberField({ label, value, minimum, maximum, step = 1, onNumber }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const isRight = (number: number) =>
    Number.isFinite(number) &&
    number >= minimum &&
    number <= maximum &&
    (step !== 1 || Number.isInteger(number))
  const isWrong = typed !== null && (typed === '' || !isRight(Number(typed)))
  return (
    <label className={styles.label}>
      {label}
      <input
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        className={styles.field}
        min={minimum}
        max={maximum}
        step={step}
        value={typed ?? value}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          if (target.value !== '' && isRight(Number(target.value))) onNumber(Number(target.value))
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
