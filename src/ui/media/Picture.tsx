import type { Variant } from '../../contract/entities/product/variant.ts'
import styles from './Picture.module.css'

interface PictureProps {
  variant: Pick<Variant, 'images' | 'imageAltText'>
  /** Side of its square in CSS pixels, used before the style sheet applies; it fills its container. */
  size?: number
  /** Which of the variant's pictures. */
  index?: number
  /** The text alternative. Omitted where the product's name is beside the picture. */
  alt?: string
  /** In the first viewport: fetched at once. */
  priority?: boolean | undefined
  /** The largest of these, one per page: fetched before others. */
  isLargest?: boolean | undefined
  className?: string | undefined
  /** Called when the picture is visible. */
  onLoad?: (() => void) | undefined
}

/** The picture of a product: a square packshot without background. Its address is relative to the base path. */
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
