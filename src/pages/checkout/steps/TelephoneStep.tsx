import { EMAIL_MAXIMUM } from '../../../contract/limits.ts'
import { typedTelephone } from '../../../domain/telephone.ts'
import { isElectronic } from '../../../domain/fulfillment.ts'
import { isEmail, isPhone, phoneDigits } from '../../../domain/validation.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout.ts'
import { saveTelephone } from '../../../stores/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkoutDraft.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** The number the driver calls or a code is sent to, ten digits, and an e-mail for the receipt (document 1 §5). */
export function TelephoneStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.telephone === true)
  const { telephoneNumber = '', email = '' } = info.selection
  const isForCode = info.fulfillmentRequests.some(isElectronic)
  const { control, handleSubmit } = useStepForm({
    work: 'telephone',
    defaultValues: { telephone: telephoneNumber, email, ...readDraft('telephone') },
    onTyped: (values) => saveDraft('telephone', values),
  })

  const save = handleSubmit(async ({ telephone, email }) => {
    if (!(await saveTelephone(phoneDigits(telephone), email.trim()))) return
    clearDraft('telephone')
    onDone()
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="telephone" />
      <TextField
        control={control}
        name="telephone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t('checkout.telephone_label')}
        hint={t(isForCode ? 'checkout.telephone_hint_code' : 'checkout.telephone_hint')}
        format={typedTelephone}
        requiredMessage={t('form.required_message_default')}
        validate={(text) => (isPhone(text) ? undefined : t('form.validation_phone_default'))}
      />
      <TextField
        control={control}
        name="email"
        maximumLength={EMAIL_MAXIMUM}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('checkout.email_label')}
        validate={(text) => (isEmail(text) ? undefined : t('form.validation_email_default'))}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
