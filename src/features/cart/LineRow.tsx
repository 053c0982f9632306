import type { ReactNode } from 'react'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { to } from '../../paths.ts'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import { Link } from '../../navigation/link/Link.tsx'
import styles from './LineRow.module.css'
import { PictureLink } from './PictureLink.tsx'
import { SizeText } from './SizeText.tsx'

interface LineRowProps {
  variant: Variant
  /** Side of the picture in CSS pixels. */
  pictureSize: number
  /** Label of the remove button. */
  removeLabel: string
  onRemove: () => void
  /** Between the name and the quantity. */
  note?: ReactNode
  /** The quantity picker. */
  picker: ReactNode
  /** The total of the line. */
  total: ReactNode
  /** Below the row. */
  children?: ReactNode
}

/** One line of a cart or a list: picture, name, quantity, total, and the remove button. */
export const LineRow = ({
  variant,
  pictureSize,
  removeLabel,
  onRemove,
  note,
  picker,
  total,
  children,
}: LineRowProps) => (
  <>
    <PictureLink variant={variant} size={pictureSize} />
    <div className={styles.body}>
      <div className={styles.top}>
        <Link to={to.product(variant)} className={styles.name}>
          {variant.name}
        </Link>
        <IconButton
          icon={moreIcons['trash-2']}
          size={18}
          className={styles.remove}
          label={removeLabel}
          onClick={onRemove}
        />
      </div>
      <SizeText variant={variant} className={styles.size} />
      {note}
      <div className={styles.foot}>
        {picker}
        {total}
      </div>
      {children}
    </div>
  </>
)

/** The total of a line; a sale price is red. */
export const LineTotal = ({ isSale, children }: { isSale: boolean; children: ReactNode }) => (
  <span className={isSale ? `${styles.total} ${styles.sale}` : styles.total}>{children}</span>
)
