import { useEffect, useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Failure } from '../../../api/failure.ts'
import type { BankAccountWrite, CardWrite } from '../../../contract/entities/account/billing.ts'
import { BankAccountForm } from '../../../features/billing/BankAccountForm.tsx'
import { CardForm } from '../../../features/billing/CardForm.tsx'
import { useEnterAgain } from '../../../features/login/useEnterAgain.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { saveBilling } from '../../../stores/account/walletChanges.ts'
import { clearFormDraft, readFormDraft } from '../../../stores/base/formDraft.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { useIsMounted } from '../../../ui/layout/useIsMounted.ts'
import styles from '../AccountSection.module.css'

export type BillingKind = 'card' | 'account'

/** What was typed into the form, without numbers. */
export const billingDraft = (kind: BillingKind, userId: string) =>
  kind === 'card' ? (`card:${userId}` as const) : (`bank-account:${userId}` as const)

interface AddBillingProps {
  kind: BillingKind
  userId: string
  onClose: () => void
}

/** Adds a card or a bank account with the form of the checkout. Its numbers exist only in the form; the names are kept for a reload. */
export function AddBilling({ kind, userId, onClose }: AddBillingProps) {
  const t = useT()
  const id = useId()
  const { revalidate } = useRevalidator()
  const title = useRef<HTMLHeadingElement>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const draft = billingDraft(kind, userId)
  const { isAgain, note } = useEnterAgain(draft)
  const [start] = useState(() => readFormDraft(draft))
  useEffect(() => {
    if (!isAgain) title.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it opens
  }, [])
  const isMounted = useIsMounted()
  const close = () => {
    clearFormDraft(draft)
    onClose()
  }
  const save = async (billing: BankAccountWrite | CardWrite) => {
    if (isSaving) return
    setSaving(true)
    setFailure(null)
    const refused = await saveBilling(billing)
    if (refused === null) await revalidate()
    // The form may have been closed while it saved: another may be open now.
    if (!isMounted()) return
    setSaving(false)
    setFailure(refused)
    if (refused === null) close()
  }
  const form = {
    submitLabel: t('wallet.save'),
    isSaving,
    onSave: save,
    onEdited: () => setFailure(null),
    start,
    onNames: note,
  }
  return (
    <section className={`${styles.card} ${styles.narrow}`} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1} className={styles.subtitle}>
        {t(kind === 'card' ? 'wallet.add_card' : 'wallet.add_account')}
      </h2>
      <FormError message={isAgain ? t('account.enter_again') : failure && t(failureMessage(failure))} />
      {kind === 'card' ? <CardForm {...form} /> : <BankAccountForm {...form} />}
      <Button variant="quiet" wide onClick={close}>
        {t('account.cancel')}
      </Button>
    </section>
  )
}
