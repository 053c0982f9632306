import { APPROVAL_NOTE_MAXIMUM } from '../../../contract/limits.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { sendForApproval } from '../../../stores/business/approvalChanges.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { MuiScope } from '../../../ui/dialog/MuiScope.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import styles from './SendCart.module.css'

interface SendFormProps {
  cartId: string
  onSent: () => void
}

/** Sends the cart for approval, with a note for the person who decides. */
export function SendForm({ cartId, onSent }: SendFormProps) {
  const t = useT()
  const draft = `approval:${cartId}` as const
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { note: '', ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const send = handleSubmit(async ({ note }) => {
    const failure = await sendForApproval(note)
    if (failure) return setProblem(failureMessage(failure))
    clearFormDraft(draft)
    notify({ key: 'approvals.sent', tone: 'success', slot: 'approvals' })
    return onSent()
  })
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <MuiScope fallback={<div className={styles.awaited} />}>
        <TextArea
          control={control}
          name="note"
          label={t('approvals.note')}
          maximumLength={APPROVAL_NOTE_MAXIMUM}
        />
      </MuiScope>
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('approvals.send')}
      </Button>
    </form>
  )
}
