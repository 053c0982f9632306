import { useWatch } from 'react-hook-form'
import { CANCELLATION_REASON_MAXIMUM } from '../../../contract/limits.ts'
import { useLanguage, useT } from '../../../i18n/index.ts'
import { joinTexts } from '../../../i18n/joinTexts.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import type { CancellationReason } from '../../../stores/orders/cancelOrder.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import styles from '../AccountForm.module.css'

export interface CancelOrderFormProps {
  reasons: readonly CancellationReason[]
  /** What happens to the money. */
  consequence: MessageKey
  /** Keeps the reason for a reload. */
  draft: `cancellation:${string}`
  /** Cancels the order; returns the failure's message, or null. */
  onSend: (reason: string, customReason: string) => Promise<MessageKey | null>
}

/** The reason for cancelling an order; one of the reasons requires a text. */
export function CancelOrderForm({ reasons, consequence, draft, onSend }: CancelOrderFormProps) {
  const t = useT()
  const language = useLanguage()
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { reason: '', customReason: '', ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const chosen = useWatch({ control, name: 'reason' })
  const asksCustomReason = reasons.some(({ id, isCustom }) => isCustom && id === chosen)
  const send = handleSubmit(async ({ reason, customReason }) =>
    setProblem(await onSend(reason, asksCustomReason ? customReason.trim() : '')),
  )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <p>{joinTexts(language, t(consequence), t('orders.cancel_final'))}</p>
      <RadioGroup
        control={control}
        name="reason"
        label={t('orders.cancel_why')}
        options={reasons.map(({ id, text }) => ({ value: id, text }))}
        requiredMessage={t('required.cancel_reason')}
      />
      {asksCustomReason ? (
        <TextArea
          control={control}
          name="customReason"
          label={t('orders.cancel_own_words')}
          maximumLength={CANCELLATION_REASON_MAXIMUM}
          requiredMessage={t('required.cancel_own_words')}
        />
      ) : null}
      <Button type="submit" variant="danger" size="large" wide pending={formState.isSubmitting}>
        {t('orders.cancel')}
      </Button>
    </form>
  )
}
