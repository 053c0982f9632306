import { useSyncExternalStore } from 'react'
import { useT } from '../../i18n/index.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './OfflineNote.module.css'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Shown while the device is offline. */
export function OfflineNote() {
  const t = useT()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.place}>
      {isOnline ? null : (
        <p className={styles.note}>
          <Icon name="wifi-off" size={18} className={styles.icon} />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
