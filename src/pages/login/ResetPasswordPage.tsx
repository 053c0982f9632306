import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { Refusal } from '../../contract/errorCodes.ts'
import { NewPassword } from '../../features/login/NewPassword.tsx'
import { useLoginTexts } from '../../features/login/useLoginTexts.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { isUnanswered } from '../../stores/base/isUnanswered.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { resetPassword } from '../../stores/login/password.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { MuiScope } from '../../ui/dialog/MuiScope.tsx'
import { usePageGroup } from '../pageGroup.ts'
import { Seo } from '../../features/seo/Seo.tsx'
import styles from './ResetPasswordPage.module.css'

const askForLink = (): void => openModal({ kind: 'login', deferredAction: null, stage: 'forgotten' })

/** `/reset-password?token=…`: sets a new password with a valid link, or requests another link (document 2 §7, reset-password). */
export function ResetPasswordPage() {
  const t = useT()
  const { page, passwordReset } = usePageGroup('passwordReset')
  const hasTexts = useLoginTexts()
  return (
    <>
      <Seo seo={page.seo} robots="noindex" />
      {passwordReset.isValid ? (
        <div className={styles.page}>
          <h1 className={styles.title}>{t('reset_password.title')}</h1>
          <p>{t('reset_password.text', { email: passwordReset.email ?? '' })}</p>
          <MuiScope fallback={<div className={styles.awaited} />}>
            {hasTexts ? <ResetForm /> : <div className={styles.awaited} />}
          </MuiScope>
        </div>
      ) : (
        <EmptyState
          level={1}
          illustration="locked"
          title={t('reset_password.over_title')}
          text={t('reset_password.over_text')}
          action={
            <>
              <Button onClick={askForLink}>{t('forgot_password.submit')}</Button>
              <LinkButton variant="outline" to={to.home()}>
                {t('errors.home')}
              </LinkButton>
            </>
          }
        />
      )}
    </>
  )
}

function ResetForm() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [over, setOver] = useState<'reset_form.over' | 'reset_form.maybe_saved' | null>(null)
  const [wasUnanswered, setUnanswered] = useState(false)
  const { control, handleSubmit, setError, formState, problem, setProblem } = useFormEngine({
    defaultValues: { password: '' },
  })

  const save = async ({ password }: { password: string }) => {
    setProblem(null)
    try {
      const email = await resetPassword(query.get('token') ?? '', password)
      // The link is used up, so Back must not return to it.
      await navigate(to.login(), { replace: true, state: { email } })
    } catch (error) {
      if (!isFailure(error)) throw error
      if (isUnanswered(error)) setUnanswered(true)
      if (error.code === Refusal.RESET_LINK_INVALID)
        setOver(wasUnanswered ? 'reset_form.maybe_saved' : 'reset_form.over')
      else if (error.code === Refusal.BAD_BODY)
        setError(
          'password',
          { type: 'server', message: t('organization_invite.password_error') },
          { shouldFocus: true },
        )
      else setProblem(failureMessage(error))
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <FormError message={over ? t(over) : problem && t(problem)} />
      <NewPassword control={control} name="password" email={null} />
      {over ? (
        <>
          {over === 'reset_form.maybe_saved' ? (
            <LinkButton size="large" wide to={to.login()}>
              {t('login.submit')}
            </LinkButton>
          ) : null}
          <Button
            size="large"
            wide
            variant={over === 'reset_form.maybe_saved' ? 'outline' : undefined}
            onClick={askForLink}
          >
            {t('forgot_password.submit')}
          </Button>
        </>
      ) : (
        <Button type="submit" size="large" wide pending={formState.isSubmitting}>
          {t('reset_password.submit')}
        </Button>
      )}
    </form>
  )
}
