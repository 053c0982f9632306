import { isElectronic } from '../../../domain/fulfillment.ts'
import { phoneDigits } from '../../../domain/checkout/validation.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { saveTelephone } from '../../../stores/checkout/checkoutSteps.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmailField } from '../../../ui/form/EmailField.tsx'
import { TelephoneField } from '../../../ui/form/TelephoneField.tsx'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** The phone number for the driver or for a code, ten digits, and an email for the receipt (document 1 §5). */
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
      <TelephoneField
        control={control}
        name="telephone"
        label={t('checkout.telephone_label')}
        hint={t(isForCode ? 'checkout.telephone_hint_code' : 'checkout.telephone_hint')}
        requiredMessage={t('form.required_message_default')}
      />
      <EmailField control={control} name="email" label={t('checkout.email_label')} />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
