import Radio from '@mui/material/Radio'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { type FieldProps, rulesOf } from './field.ts'
import { FieldError } from './FieldError.tsx'
import styles from './RadioGroup.module.css'

export interface RadioOption {
  value: string
  text: string
  detail?: string
  /** At the end of the line: a hint at the kind of the option. */
  icon?: IconName
  /** At the end of the line, for example a price. */
  aside?: ReactNode
  disabled?: boolean
  /** Below the option, for example what it asks for while it is chosen. */
  content?: ReactNode
}

interface RadioGroupProps<Values extends FieldValues> extends Omit<FieldProps<Values>, 'hint'> {
  options: readonly RadioOption[]
  /** The label is only for screen readers, because a heading above says the same. */
  isLabelHidden?: boolean
}

/** One choice of a few, each on a card. */
export function RadioGroup<Values extends FieldValues>({
  control,
  name,
  label,
  validate,
  requiredMessage,
  disabled = false,
  options,
  isLabelHidden = false,
}: RadioGroupProps<Values>) {
  const id = useId()
  const { field, fieldState } = useController({
    control,
    name,
    rules: rulesOf({ validate, requiredMessage }),
  })
  const message = fieldState.error?.message
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // What the last choice showed has closed: if it was above, the new choice has moved out of view.
    const option = document.activeElement?.closest('label')
    if (option && group.current?.contains(option)) option.scrollIntoView({ block: 'nearest' })
  }, [field.value])
  return (
    <fieldset
      ref={group}
      className={styles.group}
      disabled={disabled}
      aria-describedby={message ? `${id}-error` : undefined}
    >
      <legend className={isLabelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      {options.map((option, index) => (
        <div key={option.value} className={styles.choice}>
          <label className={styles.option}>
            <Radio
              name={field.name}
              value={option.value}
              checked={field.value === option.value}
              disabled={option.disabled ?? false}
              onBlur={field.onBlur}
              onChange={() => field.onChange(option.value)}
              slotProps={{
                input: { ...(index === 0 ? { ref: field.ref } : {}), 'aria-invalid': fieldState.invalid },
              }}
            />
            <span className={styles.texts}>
              <span className={styles.text}>{option.text}</span>{' '}
              {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
            </span>
            {option.icon ? <Icon name={option.icon} size={20} className={styles.icon} /> : null}
            {option.aside ? <span className={styles.aside}>{option.aside}</span> : null}
          </label>
          {option.content ? <div className={styles.content}>{option.content}</div> : null}
        </div>
      ))}
      {message ? (
        <p id={`${id}-error`}>
          <FieldError text={message} />
        </p>
      ) : null}
    </fieldset>
  )
}
