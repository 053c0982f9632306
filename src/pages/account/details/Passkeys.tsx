import { useEffect, useId, useRef, useState } from 'react'
import { isFailure } from '../../../api/failure.ts'
import type { Passkey } from '../../../contract/entities/account/passkey.ts'
import { Refusal } from '../../../contract/errorCodes.ts'
import { createPasskey } from '../../../features/login/passkeys/ceremonies.ts'
import { isPasskeySupported } from '../../../features/login/passkeys/webAuthn.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { formatDate } from '../../../i18n/format.ts'
import { useT } from '../../../i18n/index.ts'
import type { MessageKey } from '../../../i18n/keys.ts'
import { readPasskeys, removePasskey } from '../../../stores/login/passkeys.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FormError } from '../../../ui/form/FormError.tsx'
import { PageModal } from '../PageModal.tsx'
import styles from '../AccountSection.module.css'
import listStyles from './Passkeys.module.css'

const slot = 'passkey'

/** The passkeys of the account, if the shop has them: each can be removed, and this device can create one (docs/decisions/0109). */
export function Passkeys() {
  const t = useT()
  const id = useId()
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey | null>(null)
  const [removals, setRemovals] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus before the dialog is removed.
    if (removals > 0) heading.current?.focus()
  }, [removals])
  useEffect(() => {
    let isHere = true
    const read = async () => {
      try {
        const { isEnabled, passkeys: saved } = await readPasskeys()
        if (isHere && (isEnabled || saved.length > 0)) setPasskeys(saved)
      } catch (error) {
        // Without an answer the section is missing: nothing else on the page needs it.
        if (!isFailure(error)) throw error
      }
    }
    void read()
    return () => {
      isHere = false
    }
  }, [])
  if (passkeys === null) return null

  const create = async () => {
    setProblem(null)
    setBusy(true)
    const result = await createPasskey()
    setBusy(false)
    if ('problem' in result) {
      setProblem(result.problem)
      return
    }
    setPasskeys(result.passkeys)
    notify({ key: 'passkeys.created', tone: 'success', slot })
  }
  const remove = async ({ _id }: Passkey) => {
    setProblem(null)
    setBusy(true)
    try {
      setPasskeys(await removePasskey(_id))
      setRemovals((count) => count + 1)
      notify({ key: 'passkeys.was_removed', tone: 'success', slot })
    } catch (error) {
      if (!isFailure(error)) throw error
      // It was removed in another browser.
      if (error.code === Refusal.NOT_FOUND) setPasskeys(passkeys.filter((one) => one._id !== _id))
      else setProblem(failureMessage(error))
    }
    setBusy(false)
    setRemoving(null)
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 ref={heading} id={id} className={styles.subtitle} tabIndex={-1}>
        {t('passkeys.title')}
      </h2>
      <p className={styles.text}>{t('passkeys.text')}</p>
      <FormError message={problem && t(problem)} />
      {passkeys.length > 0 ? (
        <ul className={listStyles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey._id} className={listStyles.row}>
              <div className={styles.texts}>
                <p className={styles.name}>{passkey.name}</p>
                <p className={styles.text}>
                  {t('passkeys.created_at', { date: formatDate(passkey.createdAt) })}
                  {passkey.lastUsedAt === undefined
                    ? null
                    : ` · ${t('passkeys.used_at', { date: formatDate(passkey.lastUsedAt) })}`}
                </p>
              </div>
              <Button
                variant="outline"
                size="small"
                aria-label={t('passkeys.remove_name', { name: passkey.name })}
                onClick={() => setRemoving(passkey)}
              >
                {t('passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {isPasskeySupported() ? (
        <div className={styles.actions}>
          <Button variant="outline" pending={isBusy && removing === null} onClick={() => void create()}>
            {t('passkeys.create')}
          </Button>
        </div>
      ) : (
        <p className={styles.text}>{t('passkeys.unsupported')}</p>
      )}
      <PageModal
        isOpen={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('passkeys.remove_title')}
        actions={
          <>
            <Button variant="outline" onClick={() => setRemoving(null)}>
              {t('passkeys.keep')}
            </Button>
            <Button variant="danger" pending={isBusy} onClick={() => removing && void remove(removing)}>
              {t('passkeys.remove')}
            </Button>
          </>
        }
      >
        <p>{t('passkeys.remove_text', { name: removing?.name ?? '' })}</p>
      </PageModal>
    </section>
  )
}
