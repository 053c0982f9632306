import { useEffect, useId, useRef, useState } from 'react'
import type { Failure } from '../../../api/failure.ts'
import type { VatInformation } from '../../../contract/entities/account/vatInformation.ts'
import { VatForm } from '../../../features/billing/VatForm.tsx'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { saveTaxInvoice } from '../../../stores/account/taxInvoice.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '../../../stores/base/formDraft.ts'
import { useSession } from '../../../stores/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import styles from '../AccountSection.module.css'

/** The company on the tax invoices, kept for the checkout (document 1 §3, VAT information). */
export function TaxInvoice({ saved }: { saved: VatInformation | undefined }) {
  const t = useT()
  const id = useId()
  const user = useSession((session) => session.user)
  const draft = `vat:${user?.isGuest === false ? user._id : ''}` as const
  const [shown, setShown] = useState(saved)
  const [isOpen, setOpen] = useState(() => Object.keys(readFormDraft(draft)).length > 0)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    // The pressed button is gone with the card or with the form.
    if (wasOpen.current !== isOpen) title.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const closed = useRef(0)
  const save = async (vat: VatInformation) => {
    const before = closed.current
    setSaving(true)
    setFailure(null)
    const refused = await saveTaxInvoice(vat)
    if (refused === null) setShown(vat)
    // The form was closed meanwhile, and may be open again.
    if (closed.current !== before) return
    setSaving(false)
    setFailure(refused)
    if (refused !== null) return
    clearFormDraft(draft)
    setOpen(false)
  }
  const cancel = () => {
    clearFormDraft(draft)
    closed.current += 1
    setSaving(false)
    setFailure(null)
    setOpen(false)
  }
  return (
    <section className={`${styles.card} ${styles.narrow}`} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1} className={styles.subtitle}>
        {t('checkout.vat_title')}
      </h2>
      {isOpen ? (
        <>
          <VatForm
            start={{ ...shown, district: shown?.district ?? '', ...readFormDraft(draft) }}
            submitLabel={t('account.save')}
            isSaving={isSaving}
            error={<FormError message={failure && t(failureMessage(failure))} />}
            onSave={save}
            onTyped={(fields) => saveFormDraft(draft, fields)}
            onEdited={() => setFailure(null)}
          />
          <Button variant="quiet" wide onClick={cancel}>
            {t('account.cancel')}
          </Button>
        </>
      ) : (
        <>
          {shown ? (
            <div className={styles.texts}>
              <p className={styles.name}>{shown.companyName}</p>
              <p className={styles.text}>{shown.taxCode}</p>
              <p className={styles.text}>
                {[shown.addressLine1, shown.city, shown.district].filter(Boolean).join(', ')}
              </p>
              <p className={styles.text}>
                {shown.firstName} {shown.lastName} · {shown.email}
              </p>
            </div>
          ) : (
            <p className={styles.text}>{t('wallet.vat_none')}</p>
          )}
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => setOpen(true)}>
              {t(shown ? 'wallet.vat_edit' : 'wallet.vat_add')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
