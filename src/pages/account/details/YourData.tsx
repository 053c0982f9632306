import { useId, useState } from 'react'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { readAccountData } from '../../../stores/account/accountData.ts'
import { notify } from '../../../stores/notices/notices.ts'
import type { Account } from '../../../stores/session/account.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { PageModal } from '../PageModal.tsx'
import { saveFile } from '../saveFile.ts'
import { useLazyForm } from '../useLazyForm.ts'
import styles from '../AccountSection.module.css'
import type { DeleteAccountFormProps } from './DeleteAccountForm.tsx'

const loadForm = async () => (await import('./DeleteAccountForm.tsx')).DeleteAccountForm

/** A copy of the account's data as a file, and the deletion of the account (docs/decisions/0107). */
export function YourData({ user }: { user: Pick<Account, 'email' | 'hasPassword'> }) {
  const t = useT()
  const id = useId()
  const [isReading, setReading] = useState(false)
  const deleting = useLazyForm<DeleteAccountFormProps>(loadForm)
  const download = async () => {
    setReading(true)
    const result = await readAccountData()
    setReading(false)
    if ('failure' in result) {
      notify({ key: failureMessage(result.failure), tone: 'error', slot: 'profile' })
      return
    }
    const day = result.data.exportedAt.slice(0, 10)
    saveFile(`pasar-${day}.json`, JSON.stringify(result.data, null, 2), 'application/json')
    notify({ key: 'your_data.downloaded', tone: 'success', slot: 'profile' })
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('your_data.title')}
      </h2>
      <p className={styles.text}>{t('your_data.text')}</p>
      <div className={styles.actions}>
        <Button variant="outline" pending={isReading} onClick={() => void download()}>
          {t('your_data.download')}
        </Button>
        <Button variant="outline" pending={deleting.isLoading} onClick={deleting.open}>
          {t('your_data.delete')}
        </Button>
      </div>
      <PageModal isOpen={deleting.isOpen} onClose={deleting.close} title={t('your_data.delete_title')}>
        {deleting.Form ? <deleting.Form user={user} onKeep={deleting.close} /> : null}
      </PageModal>
    </section>
  )
}
