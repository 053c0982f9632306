import type { ReactNode } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { formatPrice } from '../../domain/money.ts'
import { maximumQuantity } from '../../domain/product/maximumQuantity.ts'
import { priceOf } from '../../domain/product/price.ts'
import {
  isDiscontinued,
  isOutOfStock,
  isSample,
  isSeparateShipment,
  isSponsored,
} from '../../domain/product/variant.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { CardBadges } from './CardBadges.tsx'
import { CardStepper } from './CardStepper.tsx'
import { Link } from '../../navigation/link/Link.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './ProductCard.module.css'
import { useMaximumText } from '../cart/useMaximumText.ts'

interface ProductCardProps {
  entry: ListingEntry
  /** The quantity in the cart. */
  quantity: number
  /** Sets the line's absolute quantity, 0 to remove it; returns false where the change still needs an answer. */
  onQuantity: (next: number) => unknown
  /** The most the cart may hold; by itself what the variant alone allows. */
  maximum?: number | undefined
  /** From the shop's configuration (document 1 §4). */
  limitedQuantityForAll?: boolean | undefined
  /** The shopper has bought it before. */
  isBoughtBefore?: boolean | undefined
  /** Why the shopper cannot have it here: nothing else is wrong with it. */
  notHere?: string | undefined
  /** In the first viewport. */
  priority?: boolean | undefined
  /** Its picture is the first of those. */
  isLargest?: boolean | undefined
  heading?: 'h2' | 'h3' | 'h4' | undefined
  /** Shown in the upper right corner of the picture: the heart. */
  corner?: ReactNode
  /** Shown over the sold-out text: the action of the shopper. */
  whenGone?: ReactNode
  /** Explains in its own way why there can be no more, when the "+" is pressed. */
  onBlocked?: (() => void) | undefined
  /** Called when the shopper follows the link of the card. */
  onOpen?: (() => void) | undefined
}

/**
 * One listing entry: picture on the tint of its department, price first, name, size. The whole card is a link, except the stepper. Its
 * height is the same in every state.
 */
export function ProductCard({
  entry,
  quantity,
  onQuantity,
  maximum,
  limitedQuantityForAll = false,
  isBoughtBefore = false,
  notHere,
  priority,
  isLargest,
  heading: Heading = 'h3',
  corner,
  whenGone,
  onBlocked,
  onOpen,
}: ProductCardProps) {
  const t = useT()
  const maximumText = useMaximumText()
  const { variant, product } = entry
  const most = maximum ?? maximumQuantity(variant)
  const gone = isDiscontinued(variant)
    ? t('card.discontinued')
    : isOutOfStock(variant)
      ? t('card.sold_out')
      : null
  // What is in the cart already can be taken out of it.
  const state = gone ?? (quantity === 0 ? notHere : undefined) ?? null
  return (
    <article
      className={gone ? `${styles.card} ${styles.gone}` : styles.card}
      data-variant={variant.gid}
      data-ad={adText(entry)}
    >
      <div className={styles.picture} data-tint={product.tint}>
        <Picture variant={variant} priority={priority} isLargest={isLargest} className={styles.image} />
        <CardBadges
          variant={variant}
          limitedQuantityForAll={limitedQuantityForAll}
          isBoughtBefore={isBoughtBefore}
        />
        {corner}
        {state === null ? null : <p className={styles.state}>{state}</p>}
        {gone === null ? null : whenGone}
        {state === null ? (
          <CardStepper
            name={variant.name}
            quantity={quantity}
            maximum={most}
            moreHint={maximumText(variant, quantity, most)}
            onQuantity={onQuantity}
            onBlocked={onBlocked}
          />
        ) : null}
      </div>
      <div className={styles.text}>
        <Price price={priceOf(variant)} />
        <Heading className={styles.name}>
          <Link to={to.product(variant)} className={styles.link} onClick={onOpen}>
            {variant.name}
          </Link>
        </Heading>
        <SizeLine entry={entry} />
        {isSponsored(entry) ? <p className={styles.note}>{t('card.sponsored')}</p> : null}
        {isSeparateShipment(variant) ? <p className={styles.note}>{t('card.separate_shipment')}</p> : null}
      </div>
    </article>
  )
}

/** The tracking data of a sponsored card; nothing for others. */
const adText = (entry: ListingEntry): string | undefined =>
  isSponsored(entry) ? JSON.stringify(entry.smartbrandClick ?? entry.variant.smartbrandClick) : undefined

function SizeLine({ entry: { variant } }: Pick<ProductCardProps, 'entry'>) {
  const t = useT()
  const unit =
    variant.unitPrice !== undefined && variant.unitType && !isSample(variant)
      ? t('price.per_unit', { price: formatPrice(variant.unitPrice), unit: variant.unitType })
      : null
  const size = variant.extendedInfoText
  if (!size && unit === null) return null
  return (
    <p className={styles.size}>
      {size ? <span className={styles.part}>{size}</span> : null}
      {size && unit !== null ? ' · ' : null}
      {unit === null ? null : <span className={styles.part}>{unit}</span>}
    </p>
  )
}
