import { useId, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { Refusal } from '../../../contract/errorCodes.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { optOutOfBusiness } from '../../../stores/account/optOut.ts'
import { openModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { PageModal } from '../PageModal.tsx'
import styles from '../AccountSection.module.css'

/** The business account of a shopper who sees the shop as a business, and the way out of it (document 1 §4, commercial opt-out). */
export function BusinessView({ name }: { name: string | undefined }) {
  const t = useT()
  const id = useId()
  const { revalidate } = useRevalidator()
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const close = () => {
    setProblem(null)
    setOpen(false)
  }
  const leave = async () => {
    setSending(true)
    setProblem(null)
    const failure = await optOutOfBusiness()
    setSending(false)
    if (failure) {
      setProblem(failure.code === Refusal.LAST_OWNER ? 'your_data.last_owner' : failureMessage(failure))
      return
    }
    close()
    openModal({ kind: 'commercial-opt-out', isOptedOut: true })
    // Prices and departments are those of a household now.
    await revalidate()
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('business_view.title')}
      </h2>
      <p className={styles.text}>{name ? t('business_view.of', { name }) : t('business_view.text')}</p>
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('business_view.leave')}
        </Button>
      </div>
      <PageModal
        isOpen={isOpen}
        onClose={close}
        title={t('business_view.leave_title')}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {t('business_view.stay')}
            </Button>
            <Button variant="danger" pending={isSending} onClick={() => void leave()}>
              {t('business_view.leave')}
            </Button>
          </>
        }
      >
        <FormError message={problem && t(problem)} />
        <p>{t('business_view.leave_text')}</p>
      </PageModal>
    </section>
  )
}
