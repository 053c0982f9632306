import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import { AccountEmail } from '../../ui/form/AccountEmail.tsx'
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx'
import { PasswordRules } from './PasswordRules.tsx'

interface NewPasswordProps<Values extends FieldValues> {
  control: Control<Values>
  name: Path<Values>
  /** The account, for password managers; null if the page does not know it. */
  email: string | null
}

/** A new password of an account, with its rules as they are met and its strength (document 1 §5). */
export function NewPassword<Values extends FieldValues>({ control, name, email }: NewPasswordProps<Values>) {
  const typed: unknown = useWatch({ control, name })
  return (
    <>
      {email === null ? null : <AccountEmail email={email} />}
      <NewPasswordField control={control} name={name} />
      <PasswordRules password={typeof typed === 'string' ? typed : ''} />
    </>
  )
}
