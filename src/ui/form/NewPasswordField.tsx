import type { FieldValues } from 'react-hook-form'
import { isPassword } from '../../domain/password.ts'
import { useT } from '../../i18n/index.ts'
import type { FieldProps } from './field.ts'
import { PasswordField } from './PasswordField.tsx'

/** A new password, by the rule of document 1 §5. */
export function NewPasswordField<Values extends FieldValues>({
  control,
  name,
}: Pick<FieldProps<Values>, 'control' | 'name'>) {
  const t = useT()
  return (
    <PasswordField
      control={control}
      name={name}
      label={t('organization_invite.password')}
      autoComplete="new-password"
      requiredMessage={t('required.new_password')}
      validate={(text) => (isPassword(text) ? undefined : t('organization_invite.password_error'))}
      hint={t('organization_invite.password_hint')}
    />
  )
}
