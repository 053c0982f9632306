import { useWatch } from 'react-hook-form'
import { useT } from '../../../i18n/index.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { chooseBilling, chooseSavedBilling } from '../../../stores/checkout/checkoutSteps.ts'
import { dismissPayment } from '../../../stores/checkout/payments.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import type { StepProps } from '../steps/step.ts'
import { StepError } from '../steps/StepError.tsx'
import styles from '../steps/Step.module.css'
import { useStepForm } from '../useStepForm.ts'
import { NEW_ACCOUNT, NEW_CARD, startingChoice } from './billingChoice.ts'
import { NewBankAccount, NewCard } from './NewBilling.tsx'
import { useBillingOptions } from './useBillingOptions.ts'
import { offeredWays } from './ways.ts'

/** The payment: a saved or new card or bank account, or another way; each asks for what it needs (document 1 §4, billing types). */
export function BillingStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const ways = offeredWays(info)
  const options = useBillingOptions(info, ways)
  const usable = options.filter(({ disabled }) => !disabled).map(({ value }) => value)
  const { control, handleSubmit } = useStepForm({
    work: 'billing',
    defaultValues: { billing: startingChoice(info, usable) },
    onTyped: (values) => saveDraft('billing', values),
  })
  const chosen = useWatch({ control, name: 'billing' })
  const way = ways.find(({ type }) => type === chosen)
  const Form = chosen === NEW_CARD ? NewCard : chosen === NEW_ACCOUNT ? NewBankAccount : way?.Form

  const done = () => {
    // Another choice was made while this one was being saved.
    if ((readDraft('billing')['billing'] ?? chosen) !== chosen) return
    clearDraft('billing')
    dismissPayment()
    onDone()
  }
  const save = handleSubmit(async ({ billing }) => {
    if (await (way ? chooseBilling(way.type) : chooseSavedBilling(billing))) done()
  })
  const forget = () => {
    clearFailure('billing')
    clearFailure('order')
  }
  // What an option asks for is directly below it: at the end of the list, a phone would not show it.
  const content = Form ? (
    <Form info={info} submitLabel={submitLabel} onDone={done} />
  ) : (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )

  return (
    <div className={styles.form} onChange={forget}>
      <StepError work="billing" />
      <RadioGroup
        control={control}
        name="billing"
        label={t('checkout.billing_label')}
        options={options.map((option) => (option.value === chosen ? { ...option, content } : option))}
      />
    </div>
  )
}
