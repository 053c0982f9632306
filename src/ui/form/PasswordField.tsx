import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { PASSWORD_MAXIMUM } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import styles from './PasswordField.module.css'
import { TextField } from './TextField.tsx'

interface PasswordFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until the checkbox below is ticked. */
export function PasswordField<Values extends FieldValues>(field: PasswordFieldProps<Values>) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <TextField {...field} type={isShown ? 'text' : 'password'} maximumLength={PASSWORD_MAXIMUM} />
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t('login.show_password')}
      </label>
    </>
  )
}
