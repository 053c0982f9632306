import { useEffect, useState } from 'react'
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
import { runErrand } from '../../stores/errands.ts'
import { logIn } from '../../stores/logIn.ts'
import { closeModal, type Errand } from '../../stores/modals.ts'
import { notify } from '../../stores/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { WhatChanged } from '../../ui/cart/WhatChanged.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { Modal } from '../../ui/Modal.tsx'
import styles from './Login.module.css'
import type { ModalOf } from './modalOf.ts'

const reasons: Record<Errand['kind'], WordKey> = {
  favorite: 'login.for_favorite',
  'back-in-stock': 'login.for_notice',
  'shopping-list': 'login.for_list',
}

const refusals: ReadonlyMap<unknown, WordKey> = new Map<unknown, WordKey>([
  [ErrorCode.LOGIN_ERROR, 'login.wrong'],
  [ErrorCode.LOGIN_ERROR_VN, 'login.sister_shop'],
])

/** Logs a guest in where they are, says what the merged cart lost, and goes on with what they were about to do. */
export function Login({ modal: { errand }, isOpen }: ModalOf<'login'>) {
  const t = useT()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<WordKey | null>(null)
  const [isSending, setSending] = useState(false)
  const [isShown, setShown] = useState(false)
  const [differences, setDifferences] = useState<readonly CartDifference[]>([])
  const { control, handleSubmit, setFocus, subscribe, clearErrors } = useForm({
    defaultValues: { email: '', password: '' },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  const isMerged = differences.length > 0

  // On a phone the keyboard would cover what the dialog says first.
  useEffect(() => {
    if (isOpen && matchMedia(`(min-width: ${MOBILE_BREAKPOINT_PX}px)`).matches) setFocus('email')
  }, [isOpen, setFocus])

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

  const goOn = () => {
    closeModal()
    if (errand) void runErrand(errand)
  }

  const send = handleSubmit(async ({ email, password }) => {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      const changed = await logIn({ email: email.trim(), password })
      // Prices, lists and greetings are this shopper's from now on.
      await revalidate()
      const name = currentAccount()?.name.first ?? ''
      notify({ key: 'login.welcome', values: { name }, tone: 'success', slot: 'login' })
      if (changed.length > 0) setDifferences(changed)
      else goOn()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(refusals.get(error.code) ?? failureWord(error))
    } finally {
      setSending(false)
    }
  })

  return (
    <Modal
      isOpen={isOpen}
      onClose={isMerged ? goOn : closeModal}
      title={isMerged ? t('login.welcome', { name: currentAccount()?.name.first ?? '' }) : t('login.title')}
      look="login"
    >
      {isMerged ? (
        <WhatChanged
          differences={differences}
          text={t('login.merged_text')}
          actions={<Button onClick={goOn}>{t('login.go_on')}</Button>}
        />
      ) : (
        <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <p>{errand ? t(reasons[errand.kind], { name: errand.variant.name }) : t('login.plain')}</p>
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
          <Button type="submit" size="large" wide pending={isSending}>
            {t('login.submit')}
          </Button>
        </form>
      )}
    </Modal>
  )
}
