import type { CartApproval } from '../../../contract/entities/account/cartApproval.ts'
import { APPROVAL_NOTE_MAXIMUM } from '../../../contract/limits.ts'
import { useT } from '../../../i18n/index.ts'
import { returnCart } from '../../../stores/business/approvalChanges.ts'
import { readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useFormEngine } from '../../../ui/form/useFormEngine.ts'
import formStyles from '../AccountForm.module.css'
import { PageModal } from '../PageModal.tsx'
import { approvalProblem } from './approvalProblem.ts'

interface ReturnCartProps {
  approval: CartApproval
  draft: `approval-return:${string}`
  isOpen: boolean
  /** Called after the cart was returned, by this or another person, or when the dialog is closed. */
  onClose: () => void
}

/** Returns a cart to its sender, with the note that says what to change. */
export function ReturnCart({ approval, draft, isOpen, onClose }: ReturnCartProps) {
  const t = useT()
  return (
    <PageModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('approvals.return_title', { name: approval.sentBy.name.first })}
    >
      <ReturnForm approval={approval} draft={draft} onDone={onClose} />
    </PageModal>
  )
}

interface ReturnFormProps extends Pick<ReturnCartProps, 'approval' | 'draft'> {
  onDone: () => void
}

function ReturnForm({ approval, draft, onDone }: ReturnFormProps) {
  const t = useT()
  const { control, handleSubmit, formState, problem, setProblem } = useFormEngine({
    defaultValues: { answer: '', ...readFormDraft(draft) },
    onTyped: (fields) => saveFormDraft(draft, fields),
  })
  const send = handleSubmit(async ({ answer }) => {
    const failure = await returnCart(approval, answer)
    const message = failure && approvalProblem(failure)
    return message ? setProblem(message) : onDone()
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={(event) => void send(event)}>
      <FormError message={problem && t(problem)} />
      <p>{t('approvals.return_text', { name: approval.sentBy.name.first })}</p>
      <TextArea
        control={control}
        name="answer"
        label={t('approvals.answer')}
        maximumLength={APPROVAL_NOTE_MAXIMUM}
        requiredMessage={t('approvals.answer_missing')}
      />
      <Button type="submit" size="large" wide pending={formState.isSubmitting}>
        {t('approvals.return')}
      </Button>
    </form>
  )
}
