import { useId, useState } from 'react'
import { pathTo } from '../../../contract/pathTo.ts'
import { SESSION_LINK_VALID_MS } from '../../../contract/limits.ts'
import { useAbsolute } from '../../../features/seo/useAbsolute.ts'
import { failureMessage } from '../../../i18n/failureMessages.ts'
import { useT } from '../../../i18n/index.ts'
import { createSessionLink } from '../../../stores/login/sessionLink.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import styles from '../AccountSection.module.css'

const MINUTE_MS = 60_000

/** Logs another device in with a link that is valid once (docs/decisions/0108). */
export function OtherDevice() {
  const t = useT()
  const id = useId()
  const absolute = useAbsolute()
  const [token, setToken] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const create = async () => {
    setAsking(true)
    const result = await createSessionLink()
    setAsking(false)
    if ('token' in result) setToken(result.token)
    else notify({ key: failureMessage(result.failure), tone: 'error', slot: 'profile' })
  }
  const link = token === null ? null : absolute(`${pathTo('/login')}?token=${token}`)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify({ key: 'product.link_copied', tone: 'success', slot: 'profile' })
    } catch {
      // On plain http, or without permission, there is no clipboard.
      notify({ key: 'other_device.copy_failed', tone: 'error', slot: 'profile' })
    }
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>
        {t('other_device.title')}
      </h2>
      <div role="status" className={styles.texts}>
        {link === null ? (
          <p className={styles.text}>{t('other_device.text')}</p>
        ) : (
          <>
            <p className={styles.name}>{link}</p>
            <p className={styles.text}>
              {t('other_device.valid', { count: SESSION_LINK_VALID_MS / MINUTE_MS })}
            </p>
          </>
        )}
      </div>
      <div className={styles.actions}>
        {link === null ? null : (
          <Button onClick={() => void copy(link)}>
            <Icon name={moreIcons.copy} size={20} />
            {t('other_device.copy')}
          </Button>
        )}
        <Button variant="outline" pending={isAsking} onClick={() => void create()}>
          {t(link === null ? 'other_device.create' : 'other_device.again')}
        </Button>
      </div>
    </section>
  )
}
