import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { phoneDigits } from '../../domain/checkout/validation.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { joinTexts } from '../../i18n/joinTexts.ts'
import { to } from '../../paths.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { sendRegistrationCode } from '../../stores/login/codes.ts'
import { join } from '../../stores/login/logIn.ts'
import { type SocialAccount, socialData } from '../../stores/login/social.ts'
import { notify } from '../../stores/notices/notices.ts'
import { useConfig } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { CodeField } from '../../ui/form/CodeField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { NameFields } from '../../ui/form/NameFields.tsx'
import { NewPasswordField } from '../../ui/form/NewPasswordField.tsx'
import { TelephoneField } from '../../ui/form/TelephoneField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Login.module.css'
import { signInProviders } from './providers/signInProviders.ts'
import { typedEmail } from './typedEmail.ts'
import { ResendCode } from './ResendCode.tsx'
import { useSentCode } from './useSentCode.ts'
import { isWideScreen } from '../../ui/layout/isWideScreen.ts'
import { useIsMounted } from '../../ui/layout/useIsMounted.ts'

const empty = { firstName: '', lastName: '', email: '', telephone: '', password: '', code: '' }
type Fields = typeof empty

const contactOf = ({ email = '', telephone = '' }: Partial<Fields>) => ({
  email: email.trim(),
  ...(telephone.trim() ? { phone: phoneDigits(telephone) } : {}),
})

/** What a provider has shared, over what was typed before. Neither password nor code is ever stored. */
const startOf = (social: SocialAccount | null): Fields => ({
  ...empty,
  email: typedEmail(),
  ...readFormDraft('join'),
  ...(social?.firstName === undefined ? {} : { firstName: social.firstName }),
  ...(social?.lastName === undefined ? {} : { lastName: social.lastName }),
  ...(social?.email === undefined ? {} : { email: social.email }),
})

const isSameEmail = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** A code is valid for the email or phone it was sent to; changing that requires a new code. */
const placeOf = (fields: Partial<Fields>): string => JSON.stringify(contactOf(fields))

interface CreateAccountFormProps {
  /** The account at a provider that takes the place of the password. */
  social: SocialAccount | null
  /** Called after the account was created, with the differences of the cart; not if the shopper has left the form meanwhile. */
  onDone: (differences: readonly CartDifference[]) => void
  /** The shopper has an account, perhaps with the typed email. */
  onLogIn: (email: string) => void
}

/**
 * Creates an account for a guest, who keeps the cart: names, email, an optional phone number, a password, and the code that verifies the
 * phone or email (document 2 §7, join and issue-otp; §8, codes 561, 562 and 566). A provider vouches for the email that it shares.
 */
export function CreateAccountForm({ social, onDone, onLogIn }: CreateAccountFormProps) {
  const t = useT()
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const isMounted = useIsMounted()
  const sendsCodes = useConfig()?.features.webOtp ?? false
  const [place, setPlace] = useState('')
  const { control, handleSubmit, resetField, setError, setFocus, setValue, formState, problem, setProblem } =
    useFormEngine<Fields>({
      defaultValues: startOf(social),
      onTyped: ({ firstName, lastName, email, telephone }) =>
        saveFormDraft('join', { firstName, lastName, email, telephone }),
    })
  const { sent, attempt, sendCode } = useSentCode({
    refuseCode: (message) => setError('code', { type: 'server', message }, { shouldFocus: true }),
    clearCode: () => resetField('code'),
    setProblem,
    refuse: ({ code }) => {
      if (code === ErrorCode.REGISTRATION_EMAIL_EXISTS) setProblem('open_account.email_exists')
      else if (code === ErrorCode.TELEPHONE_EXISTS) {
        const message = t('open_account.telephone_exists')
        setError('telephone', { type: 'server', message }, { shouldFocus: true })
      } else return false
      return true
    },
  })
  const typed = useWatch({ control })
  const isVouchedFor = social?.email !== undefined && isSameEmail(social.email, typed.email ?? '')
  const needsCode = sendsCodes && !isVouchedFor
  const isAskedForCode = needsCode && sent !== null && place === placeOf(typed)

  useEffect(() => {
    // On a phone, the keyboard would cover the text of the dialog.
    if (isWideScreen()) setFocus('firstName')
  }, [setFocus])
  // Its field is rendered once the code has been sent.
  useEffect(() => {
    if (isAskedForCode) setFocus('code')
  }, [isAskedForCode, sent, setFocus])

  const sendTo = (fields: Partial<Fields>) =>
    sendCode(async () => {
      const sentTo = await sendRegistrationCode(contactOf(fields))
      setPlace(placeOf(fields))
      return sentTo
    })
  const open = ({ firstName, lastName, password, code, ...contact }: Fields) =>
    attempt(async () => {
      const { email, phone } = contactOf(contact)
      const name = { firstName: firstName.trim(), lastName: lastName.trim() }
      const differences = await join({
        loginData: {
          email,
          ...name,
          ...(social ? socialData(social) : { password }),
          ...(phone ? { telephoneNumber: phone } : {}),
        },
        ...(needsCode ? { otp: code.trim() } : {}),
      })
      clearFormDraft('join')
      await revalidate()
      notify({
        key: 'open_account.welcome',
        values: { name: name.firstName },
        tone: 'success',
        slot: 'login',
      })
      if (isMounted()) onDone(differences)
    })
  const send = handleSubmit((fields) => (needsCode && !isAskedForCode ? sendTo(fields) : open(fields)))

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <p>
        {social ? t('social.join_text', { name: signInProviders[social.kind].name }) : t('open_account.text')}
      </p>
      <FormError message={problem && t(problem, { email: typed.email?.trim() ?? '' })} />
      <div className={styles.names}>
        <NameFields control={control} first="firstName" last="lastName" />
      </div>
      <EmailField
        control={control}
        name="email"
        label={t('login.email')}
        requiredMessage={t('required.email')}
        isUsername
      />
      <TelephoneField
        control={control}
        name="telephone"
        label={t('open_account.telephone')}
        hint={needsCode ? t('open_account.telephone_hint') : undefined}
      />
      {social ? null : <NewPasswordField control={control} name="password" />}
      {isAskedForCode ? (
        <CodeField
          control={control}
          name="code"
          label={t('open_account.code')}
          sentTo={sent.sentTo}
          sentAt={sent.at}
          onRead={(code) => setValue('code', code)}
        />
      ) : null}
      <p className={styles.terms}>
        {joinTexts(language, t('open_account.terms'), '')}
        {/* In a new tab, so that the typed input stays. */}
        <Link to={to.text('terms-conditions')} target="_blank">
          {t('customer_data_capture_form.terms_link')}
          <span className="visually-hidden"> {t('home.opens_new_tab')}</span>
        </Link>
      </p>
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t(needsCode && !isAskedForCode ? 'organization_invite.continue' : 'organization_invite.submit')}
      </Button>
      {isAskedForCode ? <ResendCode sentAt={sent.at} onAgain={() => sendTo(typed)} /> : null}
      <Button variant="quiet" wide onClick={() => onLogIn(typed.email?.trim() ?? '')}>
        {t('organization_invite.has_account')}
      </Button>
    </form>
  )
}
