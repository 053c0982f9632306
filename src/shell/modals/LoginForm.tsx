import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'
import { isFailure } from '../../api/failure.ts'
import type { CartDifference } from '../../contract/entities/cart.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { EMAIL_MAXIMUM, MOBILE_BREAKPOINT_PX, PASSWORD_MAXIMUM } from '../../contract/limits.ts'
import { isEmail } from '../../domain/validation.ts'
import { failureWord } from '../../i18n/failureWords.ts'
import { useT } from '../../i18n/index.ts'
import type { WordKey } from '../../i18n/keys.ts'
import { currentAccount } from '../../stores/account.ts'
import { logIn } from '../../stores/logIn.ts'
import { notify } from '../../stores/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import styles from './Login.module.css'

const refusals: ReadonlyMap<unknown, WordKey> = new Map<unknown, WordKey>([
  [ErrorCode.LOGIN_ERROR, 'login.wrong'],
  [ErrorCode.LOGIN_ERROR_VN, 'login.sister_shop'],
])

interface LoginFormProps {
  /** What logging in is for. */
  reason: string
  /** Told once the shopper is logged in, with what the merged cart lost; not when they have left the form meanwhile. */
  onDone: (differences: readonly CartDifference[]) => void
}

/** E-mail and password, as the form engine of document 1 §5 wants it; a refusal is told in words (document 2 §8, codes 5 and 55). */
export function LoginForm({ reason, onDone }: LoginFormProps) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<WordKey | null>(null)
  const [isShown, setShown] = useState(false)
  const isHere = useRef(true)
  const { control, handleSubmit, setFocus, subscribe, clearErrors, formState } = useForm({
    defaultValues: { email: '', password: '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })

  useEffect(() => {
    isHere.current = true
    // On a phone the keyboard would cover what the dialog says first.
    if (matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches) setFocus('email')
    return () => {
      isHere.current = false
    }
  }, [setFocus])

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change') return
          if (name === 'email' || name === 'password') clearErrors(name)
          setProblem(null)
        },
      }),
    [subscribe, clearErrors],
  )

  const send = async ({ email, password }: { email: string; password: string }) => {
    setProblem(null)
    try {
      const differences = await logIn({ email: email.trim(), password })
      // Prices, lists and greetings are this shopper's from now on.
      await revalidate()
      const name = currentAccount()?.name.first ?? ''
      notify({ key: 'login.welcome', values: { name }, tone: 'success', slot: 'login' })
      if (isHere.current) onDone(differences)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(refusals.get(error.code) ?? failureWord(error))
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <p>{reason}</p>
      <FormError message={problem && t(problem)} />
      <TextField
        control={control}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        maximumLength={EMAIL_MAXIMUM}
        label={t('login.email')}
        requiredMessage={t('form.required_message_default')}
        validate={(text) => (isEmail(text) ? undefined : t('form.validation_email_default'))}
      />
      <TextField
        control={control}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        maximumLength={PASSWORD_MAXIMUM}
        label={t('login.password')}
        requiredMessage={t('form.required_message_default')}
      />
      <label className={styles.show}>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {t('login.show_password')}
      </label>
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
