import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { OrganizationInvite } from '../../contract/entities/account/invite.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { useT } from '../../i18n/index.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { sendRegistrationCode } from '../../stores/login/codes.ts'
import { join } from '../../stores/login/logIn.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useConfig } from '../../stores/session/session.ts'
import { emitEvent } from '../../tracking/eventBus.ts'
import { Button } from '../../ui/button/Button.tsx'
import { AccountEmail } from '../../ui/form/AccountEmail.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx'
import styles from '../../ui/dialog/DialogParts.module.css'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import { ResendCode } from './ResendCode.tsx'
import { useSentCode } from './useSentCode.ts'

const empty = { firstName: '', lastName: '', password: '', code: '' }
type Fields = typeof empty

interface JoinFormProps {
  invite: OrganizationInvite
  /** Called after the account was created and logged in. */
  onDone: () => void
}

/** Creates an account with an invitation: the email is the invited one, and a code that is sent there verifies it. */
export function JoinForm({ invite, onDone }: JoinFormProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const draft = `organization-invite:${invite.code}` as const
  const needsCode = useConfig()?.features.webOtp ?? false
  const { control, handleSubmit, resetField, setError, setFocus, setValue, formState, problem, setProblem } =
    useFormEngine<Fields>({
      defaultValues: { ...empty, ...readFormDraft(draft) },
      // Neither password nor code is ever stored.
      onTyped: ({ firstName, lastName }) => saveFormDraft(draft, { firstName, lastName }),
    })
  const { code: inviteCode, invitedEmail: email, organizationName: name, role } = invite
  const logIn = () => openModal({ kind: 'login', deferredAction: { kind: 'organization-invite', invite } })

  const { sent, attempt, sendCode } = useSentCode({
    refuseCode: (message) => setError('code', { type: 'server', message }, { shouldFocus: true }),
    clearCode: () => resetField('code'),
    setProblem,
    refuse: ({ code }) => {
      const isKnown = code === ErrorCode.REGISTRATION_EMAIL_EXISTS
      if (isKnown) setProblem('organization_invite.email_exists')
      return isKnown
    },
  })
  // Its field is rendered once the code has been sent.
  useEffect(() => {
    if (sent) setFocus('code')
  }, [sent, setFocus])

  const sendToInvited = () => sendCode(() => sendRegistrationCode({ email }))
  const open = ({ firstName, lastName, password, code }: Fields) =>
    attempt(async () => {
      const loginData = {
        email,
        password,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        inviteCode,
      }
      await join({ loginData, ...(needsCode ? { otp: code.trim() } : {}) })
      clearFormDraft(draft)
      emitEvent('business sign up', { way: 'invite' })
      await revalidate()
      notify({ key: 'organization_invite.joined', values: { name }, tone: 'success', slot: 'login' })
      onDone()
    })
  const isAskedForCode = needsCode && sent !== null
  const send = handleSubmit((fields) => (needsCode && sent === null ? sendToInvited() : open(fields)))

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p>{t('organization_invite.text', { name, email })}</p>
      <p>
        <strong>{t(`account.role_${role}`)}</strong>: {t(`organization.role_text_${role}`)}
      </p>
      <FormError message={problem && t(problem, { email })} />
      <AccountEmail email={email} />
      <div className={styles.fields}>
        <NameFields control={control} first="firstName" last="lastName" />
      </div>
      <NewPasswordField control={control} name="password" />
      {isAskedForCode ? (
        <CodeField
          control={control}
          name="code"
          label={t('organization_invite.code')}
          sentTo={sent.sentTo}
          sentAt={sent.at}
          onRead={(code) => setValue('code', code)}
        />
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" size="large" wide pending={formState.isSubmitting}>
          {t(needsCode && !isAskedForCode ? 'organization_invite.continue' : 'organization_invite.submit')}
        </Button>
        {isAskedForCode ? <ResendCode sentAt={sent.at} onAgain={sendToInvited} /> : null}
        <Button variant="quiet" wide onClick={logIn}>
          {t('organization_invite.has_account')}
        </Button>
      </div>
    </form>
  )
}
