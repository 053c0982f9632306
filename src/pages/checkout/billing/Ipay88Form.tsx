import { BillingType, Ipay88Code } from '../../../contract/enumerations.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { chooseBilling } from '../../../stores/checkout/checkoutSteps.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import type { StepProps } from '../steps/step.ts'
import styles from '../steps/Step.module.css'
import { useStepForm } from '../useStepForm.ts'

const methods: readonly (readonly [code: Ipay88Code, name: MessageKey])[] = [
  [Ipay88Code.VISA_MASTERCARD, 'payment.ipay88_55'],
  [Ipay88Code.BOOST, 'payment.ipay88_210'],
  [Ipay88Code.GRABPAY, 'payment.ipay88_523'],
  [Ipay88Code.TOUCH_N_GO, 'payment.ipay88_538'],
  [Ipay88Code.FPX, 'payment.ipay88_16'],
]

/** iPay88, by one of its methods (document 2 §9, payment provider codes). */
export function Ipay88Form({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const { control, handleSubmit } = useStepForm({
    work: 'billing',
    defaultValues: {
      paymentId: info.selection.billingData?.paymentId ?? String(Ipay88Code.FPX),
      ...readDraft('ipay88'),
    },
    onTyped: (values) => saveDraft('ipay88', values),
  })
  const save = handleSubmit(async ({ paymentId }) => {
    const sent = readDraft('ipay88')
    if ((await chooseBilling(BillingType.IPAY88, { paymentId })) && clearSentDraft('ipay88', sent)) onDone()
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <RadioGroup
        control={control}
        name="paymentId"
        label={t('payment.ipay88_label')}
        options={methods.map(([code, name]) => ({ value: String(code), text: t(name) }))}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
