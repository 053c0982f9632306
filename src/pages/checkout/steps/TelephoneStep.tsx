import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { isElectronic } from '../../../domain/fulfillment.ts'
import { needsTelephoneCode } from '../../../domain/permissions.ts'
import { phoneDigits } from '../../../domain/checkout/validation.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { saveTelephone } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { confirmTelephone, sendTelephoneCode } from '../../../stores/checkout/telephone.ts'
import { useConfig, useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmailField } from '../../../ui/form/EmailField.tsx'
import { TelephoneField } from '../../../ui/form/TelephoneField.tsx'
import { TelephoneCode } from '../../../features/telephone/TelephoneCode.tsx'
import { useFocusOnReturn } from '../../../features/telephone/useFocusOnReturn.ts'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/**
 * The phone number for the driver or for a code, ten digits, and an email for the receipt (document 1 §5). An account confirms a new number
 * with a code (document 2 §7, phone-verification).
 */
export function TelephoneStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const user = useSession((session) => session.user)
  const config = useConfig()
  const isSaving = useCheckout((checkout) => checkout.pending.telephone === true)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const kept = user?.isGuest === false ? user.telephoneNumber : undefined
  const { telephoneNumber = kept ?? '', email = '' } = info.selection
  const isForCode = info.fulfillmentRequests.some(isElectronic)
  const { control, getValues, handleSubmit, setFocus } = useStepForm({
    work: 'telephone',
    defaultValues: { telephone: telephoneNumber, email, ...readDraft('telephone') },
    onTyped: (values) => saveDraft('telephone', values),
  })
  const needsCode = needsTelephoneCode(user, phoneDigits(useWatch({ control, name: 'telephone' })), config)

  useFocusOnReturn(sentTo !== null, () => setFocus('telephone'))

  const finish = () => {
    clearDraft('telephone')
    onDone()
  }
  const sendCode = async () => {
    const { telephone, email } = getValues()
    const sent = await sendTelephoneCode(phoneDigits(telephone), email.trim())
    if (sent) setSentTo(sent.sentTo)
    return sent !== null
  }
  const save = handleSubmit(async ({ telephone, email }) => {
    if (needsCode) return void (await sendCode())
    const sent = readDraft('telephone')
    const isSaved = await saveTelephone(phoneDigits(telephone), email.trim())
    if (isSaved && clearSentDraft('telephone', sent)) onDone()
  })

  if (sentTo !== null)
    return (
      <>
        <StepError work="telephone" />
        <TelephoneCode
          sentTo={sentTo}
          submitLabel={submitLabel}
          isBusy={isSaving}
          onConfirm={confirmTelephone}
          onAgain={sendCode}
          onOther={() => setSentTo(null)}
          onDone={finish}
        />
      </>
    )

  const hint = needsCode ? 'checkout.telephone_hint_verify' : 'checkout.telephone_hint'
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="telephone" />
      <TelephoneField
        control={control}
        name="telephone"
        label={t('checkout.telephone_label')}
        hint={t(isForCode ? 'checkout.telephone_hint_code' : hint)}
        requiredMessage={t('required.telephone')}
      />
      <EmailField control={control} name="email" label={t('checkout.email_label')} />
      <Button type="submit" size="large" wide pending={isSaving}>
        {needsCode ? t('checkout.telephone_verify') : submitLabel}
      </Button>
    </form>
  )
}
