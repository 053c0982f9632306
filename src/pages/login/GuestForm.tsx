import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { failureMessage } from '../../i18n/failureMessages.ts'
import { useT } from '../../i18n/index.ts'
import { useIsHere } from '../../navigation/useIsHere.ts'
import { to } from '../../paths.ts'
import { saveFormDraft } from '../../stores/base/formDraft.ts'
import { passEmailGate } from '../../stores/login/emailGate.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { LinkButton } from '../../ui/link/LinkButton.tsx'
import { typedEmail } from '../../features/login/typedEmail.ts'
import styles from './CheckoutLoginPage.module.css'

/**
 * The email gate of a guest (document 2 §7, gate-email-sign-up; §8, code 561): the checkout has the email filled in. One that belongs to an
 * account offers the login; the guest may continue with it all the same, or without any.
 */
export function GuestForm() {
  const t = useT()
  const navigate = useNavigate()
  const isHere = useIsHere()
  const [known, setKnown] = useState<string | null>(null)
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { email: typedEmail() },
    onTyped: ({ email }) => saveFormDraft('login', { email }),
    onEdited: () => setKnown(null),
  })
  const pass = handleSubmit(async (typed) => {
    const email = typed.email.trim()
    if (email === '') return navigate(to.checkout())
    try {
      await passEmailGate(email)
      if (isHere()) await navigate(to.checkout())
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.code === ErrorCode.REGISTRATION_EMAIL_EXISTS) setKnown(email)
      else setProblem(failureMessage(error))
    }
    return undefined
  })
  const logIn = () => openModal({ kind: 'login', deferredAction: null, email: known ?? '', note: 'known' })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void pass(event)}>
      <FormError
        message={known === null ? problem && t(problem) : t('open_account.email_exists', { email: known })}
        action={
          known === null ? null : (
            <Button variant="outline" size="small" onClick={logIn}>
              {t('login.submit')}
            </Button>
          )
        }
      />
      <EmailField
        control={control}
        name="email"
        label={t('login.email')}
        hint={t('checkout_login.email_hint')}
      />
      {known === null ? (
        <Button type="submit" variant="outline" size="large" wide pending={formState.isSubmitting}>
          {t('login.as_guest')}
        </Button>
      ) : (
        <LinkButton variant="outline" wide to={to.checkout()}>
          {t('checkout_login.as_guest_still')}
        </LinkButton>
      )}
    </form>
  )
}
