import { useT } from '../i18n/index.ts'
import { useSession } from '../stores/session.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './PlaceChip.module.css'

/** Where the shop delivers to: `50450 Kuala Lumpur`. */
export function PlaceChip() {
  const t = useT()
  const place = useSession(({ base }) => (base ? `${base.postalCode} ${base.locationName}` : null))
  if (place === null) return null
  return (
    <p className={styles.chip}>
      <Icon name="map-pin" size={16} className={styles.icon} />
      <span className="visually-hidden">{t('shell.delivering_to')} </span>
      <span className={styles.text}>{place}</span>
    </p>
  )
}
