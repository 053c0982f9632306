import { useState } from 'react'
import { isFailure } from '../../api/failure.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { clearFormDraft } from '../../stores/base/formDraft.ts'
import { isUnanswered } from '../../stores/base/isUnanswered.ts'
import { setPassword } from '../../stores/login/password.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'
import { NewPassword } from './NewPassword.tsx'
import { useEnterAgain } from './useEnterAgain.ts'

interface SetPasswordFormProps {
  onDone?: () => void
}

/** The first password of an account that was created with a social login (document 2 §7, set-password). It is kept nowhere. */
export function SetPasswordForm({ onDone }: SetPasswordFormProps) {
  const t = useT()
  const user = useSession((session) => (session.user?.isGuest === false ? session.user : null))
  const draft = `password:${user?._id ?? ''}` as const
  const { isAgain, note } = useEnterAgain(draft)
  const { control, handleSubmit, reset, setError, formState, problem, setProblem } = useFormEngine({
    defaultValues: { password: '' },
    onEdited: note,
  })
  const [unanswered, setUnanswered] = useState<string | null>(null)
  const save = handleSubmit(async ({ password }) => {
    try {
      await setPassword(password, unanswered)
      clearFormDraft(draft)
      reset()
      notify({ key: 'set_password.done', tone: 'success', slot: 'password' })
      onDone?.()
    } catch (error) {
      if (!isFailure(error)) throw error
      if (isUnanswered(error)) setUnanswered(password)
      if (error.code === Refusal.PASSWORD_ALREADY_SET) setProblem('set_password.already_set')
      else if (error.code === Refusal.BAD_BODY)
        setError(
          'password',
          { type: 'server', message: t('organization_invite.password_error') },
          { shouldFocus: true },
        )
      else setProblem(failureMessage(error))
    }
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <p>{t('set_password.text')}</p>
      <FormError message={isAgain ? t('account.enter_again') : problem && t(problem)} />
      <NewPassword control={control} name="password" email={user?.email ?? null} />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('set_password.submit')}
      </Button>
    </form>
  )
}
