import { BillingType, payooBanks } from '../../../contract/enumerations.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { chooseBilling } from '../../../stores/checkout/checkoutSteps.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import type { StepProps } from '../steps/step.ts'
import styles from '../steps/Step.module.css'
import { useStepForm } from '../useStepForm.ts'

/** Payoo, by one of its banks. */
export function PayooForm({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const { control, handleSubmit } = useStepForm({
    work: 'billing',
    defaultValues: { bankCode: info.selection.billingData?.bankCode ?? '', ...readDraft('payoo') },
    onTyped: (values) => saveDraft('payoo', values),
  })
  const save = handleSubmit(async ({ bankCode }) => {
    const sent = readDraft('payoo')
    if ((await chooseBilling(BillingType.PAYOO, { bankCode })) && clearSentDraft('payoo', sent)) onDone()
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <SelectField
        control={control}
        name="bankCode"
        label={t('payment.payoo_bank')}
        placeholder={t('payment.payoo_choose')}
        requiredMessage={t('required.bank')}
        options={payooBanks.map((bank) => ({ value: bank, text: t(`payment.bank_${bank}`) }))}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
