import { useState } from 'react'
import type { InviteStatus } from '../../../contract/entities/account/invite.ts'
import { formatSimplePrice } from '../../../domain/money.ts'
import { useT } from '../../../i18n/index.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { announce } from '../../../ui/feedback/Announcer.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { moreIcons } from '../../../ui/icon/moreIcons.ts'
import { useAbsolute } from '../../../features/seo/useAbsolute.ts'
import styles from './ShareInvite.module.css'

const isGivenUp = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

/** The code and the link of the invite: shared with the phone's share sheet, else copied; both texts can be selected. */
export function ShareInvite({ invite: { code, path, flatDiscount } }: { invite: InviteStatus }) {
  const t = useT()
  const link = useAbsolute()(path)
  const [isCopied, setCopied] = useState(false)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      announce(t('invite.code_copied'))
    } catch {
      // On plain http, or without permission, there is no clipboard.
      notify({ key: 'invite.copy_failed', tone: 'error', slot: 'invite' })
    }
  }
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') {
        const text = t('invite.message', { discount: formatSimplePrice(flatDiscount) })
        return await navigator.share({ title: 'Pasar', text, url: link })
      }
      await navigator.clipboard.writeText(link)
      notify({ key: 'product.link_copied', tone: 'success', slot: 'invite' })
    } catch (reason) {
      // Closing the share sheet is a choice, not a failure.
      if (!isGivenUp(reason)) notify({ key: 'invite.copy_failed', tone: 'error', slot: 'invite' })
    }
  }

  return (
    <section className={styles.box} aria-labelledby="invite-code">
      <h2 id="invite-code" className={styles.label}>
        {t('invite.code')}
      </h2>
      <p className={styles.code}>{code}</p>
      <p className={styles.link}>{link}</p>
      <div className={styles.buttons}>
        <Button size="large" onClick={() => void share()}>
          <Icon name={moreIcons.share} size={20} />
          {t('invite.share')}
        </Button>
        <Button size="large" variant="outline" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : moreIcons.copy} size={20} />
          {t(isCopied ? 'invite.code_copied' : 'invite.copy')}
        </Button>
      </div>
    </section>
  )
}
