import { DELIVERY_INSTRUCTION_MAXIMUM } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { useCheckout } from '../../../stores/checkout/checkout.ts'
import { saveInstructions } from '../../../stores/checkout/checkoutSteps.ts'
import { clearSentDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useStepForm } from '../useStepForm.ts'
import styles from './Step.module.css'
import type { StepProps } from './step.ts'
import { StepError } from './StepError.tsx'

/** Instructions for the driver. An empty text completes the step as well (document 1 §4). */
export function StandardStep({ info, submitLabel, onDone }: StepProps) {
  const t = useT()
  const isSaving = useCheckout((checkout) => checkout.pending.standard === true)
  const { control, handleSubmit } = useStepForm({
    work: 'standard',
    defaultValues: {
      instructions: info.selection.standardOrderDeliveryInstructions ?? '',
      ...readDraft('standard'),
    },
    onTyped: (values) => saveDraft('standard', values),
  })

  const save = handleSubmit(async ({ instructions }) => {
    const sent = readDraft('standard')
    if ((await saveInstructions(instructions.trim())) && clearSentDraft('standard', sent)) onDone()
  })

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <StepError work="standard" />
      <TextArea
        control={control}
        name="instructions"
        label={t('checkout.standard_label')}
        placeholder={t('checkout.standard_hint')}
        maximumLength={DELIVERY_INSTRUCTION_MAXIMUM}
      />
      <Button type="submit" size="large" wide pending={isSaving}>
        {submitLabel}
      </Button>
    </form>
  )
}
