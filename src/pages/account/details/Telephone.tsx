import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { telephoneText } from '../../../domain/checkout/telephone.ts'
import { phoneDigits } from '../../../domain/checkout/validation.ts'
import { needsTelephoneCode } from '../../../domain/permissions.ts'
import { TelephoneCode } from '../../../features/telephone/TelephoneCode.tsx'
import { useFocusOnReturn } from '../../../features/telephone/useFocusOnReturn.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { confirmTelephoneNumber, saveTelephoneNumber } from '../../../stores/account/profile.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import type { Account } from '../../../stores/session/account.ts'
import { useConfig } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TelephoneField } from '../../../ui/form/TelephoneField.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import formStyles from '../AccountForm.module.css'
import styles from '../AccountSection.module.css'
import { Detail } from './Detail.tsx'

/** The phone number of the account; a new one is confirmed with a code (document 2 §7, phone-verification and verify-code). */
export function Telephone({ user }: { user: Account }) {
  const t = useT()
  const draft = `telephone:${user._id}` as const
  const [isOpen, setOpen] = useState(() => Object.keys(readFormDraft(draft)).length > 0)
  const { telephoneNumber, telephoneVerification } = user
  const isVerified = telephoneNumber !== undefined && telephoneVerification.verified
  const close = () => {
    clearFormDraft(draft)
    setOpen(false)
  }
  return (
    <Detail
      title={t('details.telephone')}
      value={
        <>
          <span>
            {telephoneNumber === undefined ? t('details.telephone_none') : telephoneText(telephoneNumber)}
          </span>
          {telephoneNumber === undefined ? null : (
            <span className={isVerified ? styles.good : styles.problem}>
              <Icon name={isVerified ? 'circle-check' : 'circle-alert'} size={16} />{' '}
              {t(isVerified ? 'details.verified' : 'details.not_verified')}
            </span>
          )}
        </>
      }
      changeLabel={t(
        telephoneNumber === undefined
          ? 'details.add'
          : isVerified
            ? 'details.change'
            : 'details.change_or_verify',
      )}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onClose={close}
    >
      <TelephoneForm user={user} draft={draft} onDone={close} />
    </Detail>
  )
}

interface TelephoneFormProps {
  user: Account
  draft: `telephone:${string}`
  onDone: () => void
}

function TelephoneForm({ user, draft, onDone }: TelephoneFormProps) {
  const t = useT()
  const config = useConfig()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { control, getValues, handleSubmit, setError, setFocus, problem, setProblem } = useFormEngine({
    defaultValues: { telephone: telephoneText(user.telephoneNumber ?? ''), ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const needsCode = needsTelephoneCode(user, phoneDigits(useWatch({ control, name: 'telephone' })), config)
  useFocusOnReturn(sentTo !== null, () => setFocus('telephone'))

  const isMounted = useIsMounted()
  const done = () => {
    if (isMounted()) onDone()
  }

  const send = async () => {
    setBusy(true)
    setProblem(null)
    const result = await saveTelephoneNumber(phoneDigits(getValues('telephone')), needsCode)
    setBusy(false)
    if ('failure' in result) {
      const message = failureMessage(result.failure)
      // The field of the number is not shown beside that of the code.
      if (result.failure.kind === 'refused' && sentTo === null)
        setError('telephone', { type: 'server', message: t(message) }, { shouldFocus: true })
      else setProblem(message)
      return false
    }
    if (result.sentTo === null) done()
    else setSentTo(result.sentTo)
    return true
  }
  const confirm = async (code: string) => {
    setBusy(true)
    const failure = await confirmTelephoneNumber(code)
    setBusy(false)
    return failure ?? 'right'
  }

  if (sentTo !== null)
    return (
      <>
        <FormError message={problem && t(problem)} />
        <TelephoneCode
          sentTo={sentTo}
          submitLabel={t('details.verify')}
          isBusy={isBusy}
          onConfirm={confirm}
          onAgain={send}
          onOther={() => {
            setProblem(null)
            setSentTo(null)
          }}
          onDone={done}
        />
      </>
    )
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      <FormError message={problem && t(problem)} />
      <TelephoneField
        control={control}
        name="telephone"
        label={t('checkout.telephone_label')}
        hint={t(needsCode ? 'checkout.telephone_hint_verify' : 'checkout.telephone_hint')}
        requiredMessage={t('required.telephone')}
      />
      <Button type="submit" size="large" wide pending={isBusy}>
        {t(needsCode ? 'checkout.telephone_verify' : 'account.save')}
      </Button>
    </form>
  )
}
