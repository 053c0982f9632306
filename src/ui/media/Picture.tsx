import type { Variant } from '../../contract/entities/product/variant.ts'
import styles from './Picture.module.css'

interface PictureProps {
  variant: Pick<Variant, 'images' | 'imageAltText'>
  /** Side of its square in CSS pixels, as a hint before the style sheet; it fills what it stands in. */
  size?: number
  /** Which of the variant's pictures. */
  index?: number
  /** Read out. Left out where the name of the goods stands beside the picture. */
  alt?: string
  /** In view at first paint: fetched at once. */
  priority?: boolean | undefined
  /** The largest of these, one a page: fetched before others. */
  isLargest?: boolean | undefined
  className?: string | undefined
  /** Called when it can be seen. */
  onLoad?: (() => void) | undefined
}

/** The goods' picture: a square packshot with no ground of its own. Its address is relative to the shop's base path. */
export function Picture({
  variant,
  size = 200,
  index = 0,
  alt = '',
  priority = false,
  isLargest = false,
  className,
  onLoad,
}: PictureProps) {
  const image = variant.images[index]
  if (!image) return null
  return (
    <img
      className={className ? `${styles.picture} ${className}` : styles.picture}
      src={`${import.meta.env.BASE_URL}${image.original}`}
      alt={alt}
      width={size}
      height={size}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={isLargest ? 'high' : undefined}
      decoding="async"
      draggable={false}
      onLoad={onLoad}
    />
  )
}
