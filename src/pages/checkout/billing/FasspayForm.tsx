import { BillingType } from '../../../contract/enumerations.ts'
import { telephoneText } from '../../../domain/checkout/telephone.ts'
import { phoneDigits } from '../../../domain/checkout/validation.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { chooseBilling } from '../../../stores/checkout/checkoutSteps.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TelephoneField } from '../../../ui/form/TelephoneField.tsx'
import type { StepProps } from '../steps/step.ts'
import styles from '../steps/Step.module.css'
import { useStepForm } from '../useStepForm.ts'

/** FassPay, by the phone number of the wallet: at first the one of the order. */
export function FasspayForm({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const { billingData, telephoneNumber = '' } = info.selection
  const number = readDraft('fasspay')['telephone'] ?? billingData?.telephoneNumber ?? telephoneNumber
  const { control, handleSubmit } = useStepForm({
    work: 'billing',
    defaultValues: { telephone: telephoneText(number) },
    onTyped: (values) => saveDraft('fasspay', values),
  })
  const save = handleSubmit(async ({ telephone }) => {
    const sent = readDraft('fasspay')
    if (
      (await chooseBilling(BillingType.FASSPAY, { telephoneNumber: phoneDigits(telephone) })) &&
      clearSentDraft('fasspay', sent)
    )
      onDone()
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TelephoneField
        control={control}
        name="telephone"
        label={t('payment.fasspay_number')}
        requiredMessage={t('required.telephone')}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
