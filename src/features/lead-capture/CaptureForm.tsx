import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { captureCalls } from '../../contract/calls/auth/capture.ts'
import { ErrorCode } from '../../contract/errorCodes.ts'
import { isStrictEmail, phoneDigits } from '../../domain/checkout/validation.ts'
import { useLanguage, useT } from '../../i18n/index.ts'
import { joinTexts } from '../../i18n/joinTexts.ts'
import type { MessageKey } from '../../i18n/keys.ts'
import { to } from '../../paths.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../stores/base/formDraft.ts'
import { useSession } from '../../stores/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FormError } from '../../ui/form/FormError.tsx'
import { TelephoneField } from '../../ui/form/TelephoneField.tsx'
import { useFormEngine } from '../../ui/form/useFormEngine.ts'
import styles from './Capture.module.css'

interface CaptureFormProps {
  /** The canonical address of the page: the fields are reset on another page. */
  path: string
  onDone: () => void
  onClose: () => void
}

const nothing = { email: '', telephone: '' }

/** The fields of a draft, if they were typed on this page. */
const typedOn = (path: string, { path: of, ...fields }: Readonly<Record<string, string>>) =>
  of === path ? fields : {}

/** Document 2 §8: an entry that is used already has its own message, all other failures have the form's. */
const wordOf = (error: unknown): MessageKey =>
  isFailure(error) && error.code === ErrorCode.LEAD_CAPTURE_ENTRY_USED
    ? 'customer_data_capture_form.api_error_message_entry_used'
    : 'form.api_error_message_default'

/** An email, a phone number, or both; refused input stays in the field (document 1 §5, Capture form). */
export function CaptureForm({ path, onDone, onClose }: CaptureFormProps) {
  const t = useT()
  const language = useLanguage()
  const owner = useSession(({ user }) => (user?.isGuest === false ? user._id : 'guest'))
  const draft = `capture:${owner}` as const
  const shown = useRef({ path, owner })
  const { control, handleSubmit, setFocus, reset, formState, problem, setProblem } = useFormEngine({
    defaultValues: { ...nothing, ...typedOn(path, readFormDraft(draft)) },
    onTyped: (fields) => saveFormDraft(draft, { ...fields, path: shown.current.path }),
  })
  const typed = useWatch({ control })
  const isEmpty = !typed.email?.trim() && !typed.telephone?.trim()

  useEffect(() => setFocus('email'), [setFocus])
  useEffect(() => {
    const before = shown.current
    shown.current = { path, owner }
    // A login keeps what is typed; after a logout, another person may read it.
    const isSamePerson = before.owner === owner || before.owner === 'guest'
    if (before.path === path && isSamePerson) return
    reset(nothing)
    clearFormDraft(draft)
    setProblem(null)
  }, [reset, setProblem, draft, owner, path])

  const send = handleSubmit(async ({ email, telephone }) => {
    const body = {
      ...(email.trim() ? { email: email.trim() } : {}),
      ...(telephone.trim() ? { telephone: phoneDigits(telephone) } : {}),
    }
    try {
      await request(captureCalls.captureCustomer, { body })
      clearFormDraft(draft)
      onDone()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(wordOf(error))
    }
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <div className={styles.fields}>
        <EmailField
          control={control}
          name="email"
          label={t('customer_data_capture_form.email_label')}
          accepts={isStrictEmail}
        />
        <TelephoneField
          control={control}
          name="telephone"
          label={t('customer_data_capture_form.phone_label')}
        />
      </div>
      <p className={styles.terms}>
        {joinTexts(language, t('customer_data_capture_form.terms'), '')}
        <Link to={to.text('terms-conditions')}>{t('customer_data_capture_form.terms_link')}</Link>
      </p>
      <div className={styles.actions}>
        <Button type="submit" disabled={isEmpty} pending={formState.isSubmitting}>
          {t('customer_data_capture_form.submit')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('customer_data_capture_form.close')}
        </Button>
      </div>
    </form>
  )
}
