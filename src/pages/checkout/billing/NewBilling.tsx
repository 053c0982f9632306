import { useState } from 'react'
import { BankAccountForm } from '../../../features/billing/BankAccountForm.tsx'
import { CardForm } from '../../../features/billing/CardForm.tsx'
import type { BankAccountWrite, CardWrite } from '../../../contract/entities/account/billing.ts'
import { clearFailure, useCheckout } from '../../../stores/checkout/checkout.ts'
import { clearDraft, readDraft, saveDraft } from '../../../stores/checkout/checkoutDraft.ts'
import { addBilling } from '../../../stores/checkout/checkoutSteps.ts'
import { useT } from '../../../i18n/index.ts'
import type { StepProps } from '../steps/step.ts'
import styles from '../steps/Step.module.css'

type NewBillingProps = Pick<StepProps, 'submitLabel' | 'onDone'>

/**
 * What both forms need: a new payment method is saved, and pays for the order. The names are kept for a reload, the numbers are not: the
 * shopper is asked to enter them again.
 */
function useNewBilling(form: 'card' | 'bankAccount', { submitLabel, onDone }: NewBillingProps) {
  const [{ isTyped, ...start }] = useState(() => readDraft(form))
  const [isAgain, setAgain] = useState(isTyped === 'true')
  const isSaving = useCheckout((checkout) => checkout.pending.billing === true)
  const onSave = async (billing: BankAccountWrite | CardWrite) => {
    if (!(await addBilling(billing))) return
    clearDraft(form)
    onDone()
  }
  const onNames = (names: Readonly<Record<string, string>>) => {
    setAgain(false)
    saveDraft(form, { ...names, isTyped: 'true' })
  }
  return {
    isAgain,
    form: { submitLabel, isSaving, start, onSave, onEdited: () => clearFailure('billing'), onNames },
  }
}

function EnterAgain() {
  const t = useT()
  return <p className={styles.text}>{t('checkout.enter_again')}</p>
}

/** A new card for the order. */
export function NewCard(props: NewBillingProps) {
  const { isAgain, form } = useNewBilling('card', props)
  return (
    <>
      {isAgain ? <EnterAgain /> : null}
      <CardForm {...form} />
    </>
  )
}

/** A new bank account for the order. */
export function NewBankAccount(props: NewBillingProps) {
  const { isAgain, form } = useNewBilling('bankAccount', props)
  return (
    <>
      {isAgain ? <EnterAgain /> : null}
      <BankAccountForm {...form} />
    </>
  )
}
