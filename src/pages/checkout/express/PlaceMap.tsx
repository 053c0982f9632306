import type { PickupPlace } from '../../../contract/entities/checkout.ts'
import { useT } from '../../../i18n/index.ts'
import styles from './PlaceMap.module.css'

/** A small map, drawn from the place's data: the streets around it, the next station, and a pin. It has no third party. */
export function PlaceMap({ place: { name, map } }: { place: PickupPlace }) {
  const t = useT()
  const pin = map.place
  const labelled = map.streets.find(({ isMain }) => !isMain)
  return (
    <svg
      viewBox="0 0 100 60"
      className={styles.map}
      role="img"
      aria-label={t('checkout.pickup_map', { place: name })}
    >
      {map.streets.map((street) => (
        <line
          key={street.name}
          x1={street.from.x}
          y1={street.from.y}
          x2={street.to.x}
          y2={street.to.y}
          className={street.isMain ? styles.main : styles.street}
        />
      ))}
      {labelled ? (
        <text
          x={(labelled.from.x + labelled.to.x) / 2}
          y={(labelled.from.y + labelled.to.y) / 2 - 3}
          textAnchor="middle"
          className={styles.label}
        >
          {labelled.name}
        </text>
      ) : null}
      {map.stations.map(({ name: station, at }) => (
        <g key={station}>
          <rect x={at.x - 3} y={at.y - 3} width={6} height={6} rx={1.5} className={styles.station} />
          <text x={at.x} y={at.y - 5} textAnchor="middle" className={styles.label}>
            {station}
          </text>
        </g>
      ))}
      <g transform={`translate(${pin.x} ${pin.y})`}>
        <path d="M0 0C-3-4.5-5.5-7-5.5-10.200a5.5 5.5 0 0 1 11 0C5.5-7 3-4.5 0 0z" className={styles.pin} />
        <circle cy={-10.2} r={2} className={styles.eye} />
      </g>
    </svg>
  )
}
