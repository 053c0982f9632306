import { useRef, useState } from 'react'
import type { Notification } from '../../contract/entities/config.ts'
import { NotificationType } from '../../contract/enumerations.ts'
import { useT } from '../../i18n/index.ts'
import { useSession } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { focusBeside } from './focusBeside.ts'
import { ShortenedText } from './ShortenedText.tsx'
import styles from './NotificationBanners.module.css'

const classNames: Record<NotificationType, string | undefined> = {
  [NotificationType.DEFAULT]: undefined,
  [NotificationType.WARN]: styles.warn,
  [NotificationType.ERROR]: styles.error,
}

/** The one notice that an account sees once: closing it is saved with the membership (document 1 §4). */
const MEMBERSHIP_EXPIRED = 'membership-expired'

const none: readonly Notification[] = []

/** The shop's notifications for everyone (document 1 §2): closable unless locked, long texts with "See more". */
export function NotificationBanners() {
  const t = useT()
  const notifications = useSession((session) => session.base?.notifications ?? none)
  const place = useRef<HTMLElement>(null)
  const [closed, setClosed] = useState<readonly string[]>([])
  const open = notifications.filter(({ _id }) => !closed.includes(_id))
  if (open.length === 0) return null
  return (
    <section ref={place} aria-label={t('shell.notifications')}>
      {open.map(({ _id, type, text, isLocked }) => (
        <div key={_id} className={[styles.banner, classNames[type]].filter(Boolean).join(' ')}>
          <Icon
            name={type === NotificationType.DEFAULT ? 'info' : 'triangle-alert'}
            size={20}
            className={styles.icon}
          />
          <p className={styles.text}>
            <ShortenedText text={text} />
          </p>
          {isLocked ? null : (
            <IconButton
              icon="x"
              size={20}
              label={t('shell.close_notification')}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget.parentElement, place.current?.querySelectorAll('button') ?? [])
                setClosed([...closed, _id])
                if (_id === MEMBERSHIP_EXPIRED)
                  void import('./dismissExpiry.ts').then(({ dismissExpiry }) => dismissExpiry())
              }}
            />
          )}
        </div>
      ))}
    </section>
  )
}
