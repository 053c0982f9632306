import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Refusal } from '../../../contract/errorCodes.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { changePassword } from '../../../stores/login/changePassword.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { NewPasswordField } from '../../../ui/form/NewPasswordField.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import formStyles from '../AccountForm.module.css'
import { Detail } from './Detail.tsx'
import { PasswordRules } from './PasswordRules.tsx'

/** The password of the account (document 2 §7, change-password). Nothing typed here is ever stored. */
export function Password({ email }: { email: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Detail
      title={t('details.password')}
      value={t('details.password_hidden')}
      changeLabel={t('details.change')}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <PasswordForm email={email} onDone={() => setOpen(false)} />
    </Detail>
  )
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useT()
  const { control, handleSubmit, setError, formState, problem, setProblem } = useFormEngine({
    defaultValues: { current: '', password: '' },
  })
  const save = handleSubmit(async ({ current, password }) => {
    setProblem(null)
    const failure = await changePassword(current, password)
    if (failure === null) {
      notify({ key: 'details.password_changed', tone: 'success', slot: 'profile' })
      onDone()
    } else if (failure.code === Refusal.WRONG_PASSWORD)
      setError('current', { type: 'server', message: t('details.password_wrong') }, { shouldFocus: true })
    else setProblem(failureMessage(failure))
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={problem && t(problem)} />
      {/* For password managers: the account that this password belongs to. */}
      <input
        type="email"
        className="visually-hidden"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordField
        control={control}
        name="current"
        label={t('details.password_current')}
        autoComplete="current-password"
        requiredMessage={t('required.password')}
      />
      <NewPasswordField control={control} name="password" />
      <PasswordRules password={useWatch({ control, name: 'password' })} />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('details.password_submit')}
      </Button>
      <Button
        variant="quiet"
        wide
        onClick={() => openModal({ kind: 'login', deferredAction: null, email, stage: 'forgotten' })}
      >
        {t('details.password_forgot')}
      </Button>
    </form>
  )
}
