import { useRef, useState } from 'react'
import type { Image } from '../../contract/entities/product/image.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { MOBILE_BREAKPOINT_PX } from '../../contract/limits.ts'
import { priceOf } from '../../domain/product/price.ts'
import { useT } from '../../i18n/index.ts'
import { openModal } from '../../stores/overlays/modals.ts'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import styles from './ProductGallery.module.css'

const ON_PHONES = `(width < ${MOBILE_BREAKPOINT_PX}px)`
const isPhone = () => matchMedia(ON_PHONES).matches

/** The packshot looks the same everywhere; the next pictures may have a wide version for phones. */
const wideOf = ({ cinematicMobileImages = [] }: Variant, index: number): Image | undefined =>
  cinematicMobileImages[index - 1]

/**
 * The pictures of a variant on the background of its department: several scroll, or are chosen by dots; a press enlarges one. On phones,
 * some fill the whole width.
 */
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
        {variant.images.map((image, index) => {
          const wide = wideOf(variant, index)
          const picture = (
            <Picture
              variant={variant}
              index={index}
              alt={index === 0 ? name : ''}
              size={480}
              priority={index === 0}
              isLargest={index === 0}
            />
          )
          return (
            <li key={image.original} className={wide ? `${styles.slide} ${styles.cinematic}` : styles.slide}>
              <button
                type="button"
                className={styles.enlarge}
                aria-label={labelOf(index)}
                aria-haspopup="dialog"
                onClick={() =>
                  openModal({ kind: 'image-zoom', image: (isPhone() && wide) || image, alt: name })
                }
              >
                {wide ? (
                  <picture>
                    <source media={ON_PHONES} srcSet={import.meta.env.BASE_URL + wide.original} />
                    {picture}
                  </picture>
                ) : (
                  picture
                )}
              </button>
            </li>
          )
        })}
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
