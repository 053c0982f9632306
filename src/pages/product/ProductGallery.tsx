import { useRef, useState } from 'react'
import type { Variant } from '../../contract/entities/variant.ts'
import { priceOf } from '../../domain/price.ts'
import { useT } from '../../i18n/index.ts'
import { openModal } from '../../stores/modals.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ProductGallery.module.css'

/** The pictures of a variant on its department's ground; several are swiped through, or chosen by their dots; a press enlarges one. */
export function ProductGallery({ variant }: { variant: Variant }) {
  const t = useT()
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const { badgePercent } = priceOf(variant)
  const name = variant.imageAltText ?? variant.name

  const count = variant.images.length
  const labelOf = (index: number) =>
    count > 1
      ? t('product.enlarge_nth', { number: index + 1, total: count, name })
      : t('product.enlarge', { name })

  const show = (index: number) => {
    const list = track.current
    list?.scrollTo({ left: index * list.clientWidth })
  }

  return (
    <div className={styles.gallery} data-tint={variant.product.tint}>
      {badgePercent === null ? null : (
        <span className={styles.badge}>
          <Badge tone="sale">
            <span aria-hidden="true">{t('price.percent_off', { percent: badgePercent })}</span>
            <span className="visually-hidden">
              {t('price.percent_off_spoken', { percent: badgePercent })}
            </span>
          </Badge>
        </span>
      )}
      <ul
        ref={track}
        className={styles.track}
        onScroll={({ currentTarget }) =>
          setShown(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
        }
      >
        {variant.images.map((image, index) => (
          <li key={image.original} className={styles.slide}>
            <button
              type="button"
              className={styles.enlarge}
              aria-label={labelOf(index)}
              aria-haspopup="dialog"
              onClick={() => openModal({ kind: 'image-zoom', image, alt: name })}
            >
              <Picture
                variant={variant}
                index={index}
                alt={index === 0 ? name : ''}
                size={480}
                priority={index === 0}
                isLargest={index === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {variant.images.length > 1 ? (
        <div className={styles.dots}>
          {variant.images.map((image, index) => (
            <button
              key={image.original}
              type="button"
              className={styles.dot}
              aria-label={t('product.show_picture', { number: index + 1, count: variant.images.length })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <Picture variant={variant} index={index} size={48} className={styles.thumb} />
            </button>
          ))}
        </div>
      ) : null}
    </div>
  )
}
