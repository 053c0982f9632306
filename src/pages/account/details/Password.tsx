import { useState } from 'react'
import { Refusal } from '../../../contract/errorCodes.ts'
import { NewPassword } from '../../../features/login/NewPassword.tsx'
import { isUnsaved, useEnterAgain } from '../../../features/login/useEnterAgain.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { changePassword } from '../../../stores/login/changePassword.ts'
import { clearFormDraft } from '../../../stores/base/formDraft.ts'
import { isUnanswered } from '../../../stores/base/isUnanswered.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import type { Account } from '../../../stores/session/account.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { AccountEmail } from '../../../ui/form/AccountEmail.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import formStyles from '../AccountForm.module.css'
import { Detail } from './Detail.tsx'

/** The password of the account (document 2 §7, change-password). Nothing typed here is ever stored. */
export function Password({ user }: { user: Pick<Account, '_id' | 'email'> }) {
  const t = useT()
  const draft = `password:${user._id}` as const
  const [isOpen, setOpen] = useState(() => isUnsaved(draft))
  const close = () => {
    clearFormDraft(draft)
    setOpen(false)
  }
  return (
    <Detail
      title={t('details.password')}
      value={t('details.password_hidden')}
      changeLabel={t('details.change')}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
    >
      <PasswordForm email={user.email} draft={draft} onDone={close} />
    </Detail>
  )
}

interface PasswordFormProps {
  email: string
  draft: `password:${string}`
  onDone: () => void
}

function PasswordForm({ email, draft, onDone }: PasswordFormProps) {
  const t = useT()
  const { isAgain, note } = useEnterAgain(draft)
  const { control, handleSubmit, setError, formState, problem, setProblem } = useFormEngine({
    defaultValues: { current: '', password: '' },
    onEdited: note,
  })
  const [unanswered, setUnanswered] = useState<string | null>(null)
  const isMounted = useIsMounted()
  const save = handleSubmit(async ({ current, password }) => {
    const failure = await changePassword(current, password, unanswered)
    if (isUnanswered(failure)) setUnanswered(password)
    if (failure === null) {
      notify({ key: 'details.password_changed', tone: 'success', slot: 'profile' })
      if (isMounted()) onDone()
    } else if (failure.code === Refusal.WRONG_PASSWORD)
      setError('current', { type: 'server', message: t('details.password_wrong') }, { shouldFocus: true })
    else setProblem(failureMessage(failure))
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void save(event)}>
      <FormError message={isAgain ? t('account.enter_again') : problem && t(problem)} />
      <AccountEmail email={email} />
      <PasswordField
        control={control}
        name="current"
        label={t('details.password_current')}
        autoComplete="current-password"
        requiredMessage={t('required.password')}
      />
      <NewPassword control={control} name="password" email={null} />
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
