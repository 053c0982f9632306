import { useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Failure } from '../../../api/failure.ts'
import type { BankAccountWrite, CardWrite } from '../../../contract/entities/account/billing.ts'
import { BankAccountForm } from '../../../features/billing/BankAccountForm.tsx'
import { CardForm } from '../../../features/billing/CardForm.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { saveBilling } from '../../../stores/account/walletChanges.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import styles from '../AccountSection.module.css'

interface AddBillingProps {
  kind: 'card' | 'account'
  onClose: () => void
}

/** Adds a card or a bank account with the form of the checkout. What is typed exists only in the form. */
export function AddBilling({ kind, onClose }: AddBillingProps) {
  const t = useT()
  const id = useId()
  const { revalidate } = useRevalidator()
  const title = useRef<HTMLHeadingElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => title.current?.focus(), [])
  const save = async (billing: BankAccountWrite | CardWrite) => {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    const refused = await saveBilling(billing)
    if (refused === null) await revalidate()
    setSaving(false)
    setFailure(refused)
    if (refused === null) onClose()
  }
  const form = {
    submitLabel: t('wallet.save'),
    isSaving,
    onSave: save,
    onMended: () => setFailure(null),
  }
  return (
    <section className={`${styles.card} ${styles.narrow}`} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1} className={styles.subtitle}>
        {t(kind === 'card' ? 'wallet.add_card' : 'wallet.add_account')}
      </h2>
      <FormError message={failure && t(failureMessage(failure))} />
      {kind === 'card' ? <CardForm {...form} /> : <BankAccountForm {...form} />}
      <Button variant="quiet" wide onClick={onClose}>
        {t('account.cancel')}
      </Button>
    </section>
  )
}
