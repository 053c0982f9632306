import { useT } from '../../i18n/index.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { useSession } from '../../stores/session/session.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './PlaceChip.module.css'

/** The delivery location, `07083 Langkawi`, as a button to change it. A phone has no room for the state, which the postcode implies. */
export function PlaceChip() {
  const t = useT()
  const place = useSession(({ base }) =>
    base ? `${base.postalCode} ${base.locationName.split(',')[0]}` : null,
  )
  if (place === null) return null
  return (
    <button
      type="button"
      className={styles.chip}
      onClick={() => openModal({ kind: 'location', isLocked: false })}
    >
      <Icon name="map-pin" size={16} className={styles.icon} />
      <span className="visually-hidden">{t('shell.delivering_to')}</span>{' '}
      <span className={styles.text}>{place}</span>{' '}
      <span className="visually-hidden">{t('shell.change_place')}</span>
    </button>
  )
}
