import { BankAccountForm } from '../../../features/billing/BankAccountForm.tsx'
import { CardForm } from '../../../features/billing/CardForm.tsx'
import type { BankAccountWrite, CardWrite } from '../../../contract/entities/account/billing.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { addBilling } from '../../../stores/checkout/checkoutSteps.ts'
import type { StepProps } from '../steps/step.ts'

type NewBillingProps = Pick<StepProps, 'submitLabel' | 'onDone'>

/** What both forms need: a new payment method is saved, and pays for the order. The names are kept for a reload, the numbers are not. */
function useNewBilling(form: 'card' | 'bankAccount', { submitLabel, onDone }: NewBillingProps) {
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const onSave = async (billing: BankAccountWrite | CardWrite) => {
    if (!(await addBilling(billing))) return
    clearDraft(form)
    onDone()
  }
  return {
    submitLabel,
    isSaving,
    start: readDraft(form),
    onSave,
    onEdited: () => clearFailure('billing'),
    onNames: (names: Readonly<Record<string, string>>) => saveDraft(form, names),
  }
}

/** A new card for the order. */
export const NewCard = (props: NewBillingProps) => <CardForm {...useNewBilling('card', props)} />

/** A new bank account for the order. */
export const NewBankAccount = (props: NewBillingProps) => (
  <BankAccountForm {...useNewBilling('bankAccount', props)} />
)
