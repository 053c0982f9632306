import type { PickupPlace } from '../../../contract/entities/checkout.ts'
import { useT } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { PlaceMap } from './PlaceMap.tsx'
import styles from './PickupPlaces.module.css'

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The places where the order is picked up: name, address, opening hours, and where they are. */
export function PickupPlaces({ places }: { places: readonly PickupPlace[] }) {
  const t = useT()
  return (
    <ul className={styles.places} aria-label={t('checkout.pickup_places')}>
      {places.map((place) => {
        const { address } = place
        return (
          <li key={place.warehouseId} className={styles.place}>
            <div className={styles.text}>
              <p className={styles.name}>
                <Icon name="store" size={18} /> {place.name}
              </p>
              <address className={styles.address}>
                {address.addressLine2 ? <span>{address.addressLine2}</span> : null}
                <span>
                  {address.postalCode} {address.city}
                </span>
              </address>
              <p className={styles.hours}>
                {t('checkout.pickup_hours', { from: clock(place.opensAt), until: clock(place.closesAt) })}
              </p>
            </div>
            <PlaceMap place={place} />
          </li>
        )
      })}
    </ul>
  )
}
