import type { Variant } from '../../contract/entities/product/variant.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { to } from '../../paths.ts'
import { Picture } from '../../ui/media/Picture.tsx'
import styles from './PictureLink.module.css'

interface PictureLinkProps {
  variant: Variant
  /** Side of the picture in CSS pixels. */
  size: number
  className?: string | undefined
}

/** The picture of a line, which is a link to the product for pointers only. Keyboards and screen readers have the link of the name beside it. */
export const PictureLink = ({ variant, size, className = '' }: PictureLinkProps) => (
  <Link
    to={to.product(variant)}
    className={`${styles.picture} ${className}`}
    data-tint={variant.product.tint}
    tabIndex={-1}
    aria-hidden="true"
  >
    <Picture variant={variant} size={size} />
  </Link>
)
