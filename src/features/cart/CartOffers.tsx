import { useCallback, useId, useState } from 'react'
import type { Cart } from '../../contract/entities/cart.ts'
import type { Variant } from '../../contract/entities/product/variant.ts'
import { lineKey } from '../../domain/cart/cart.ts'
import { type CartOffer, cartOffers } from '../../domain/cart/cartOffers.ts'
import { priceOf } from '../../domain/product/price.ts'
import { useT } from '../../i18n/index.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { to } from '../../paths.ts'
import { changeQuantity } from '../../stores/cart/changeQuantity.ts'
import { Button } from '../../ui/button/Button.tsx'
import { moreIcons } from '../../ui/icon/moreIcons.ts'
import { useKeptFocus } from '../../ui/layout/useKeptFocus.ts'
import { Fold } from '../savings/Fold.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './CartOffers.module.css'

interface CartOffersProps {
  cart: Cart
  /** The products on offer with this cart, from the cart or from the checkout. */
  variants: readonly Variant[]
}

/** Products with a promotion or a clipped coupon that can be added to this cart (document 1 §3, `offers.promoVariants`, `cartOffers`). */
export function CartOffers({ cart, variants }: CartOffersProps) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const offers = cartOffers(cart, variants)
  // Adding an offer removes its row, with the focused button.
  const focus = useCallback(
    (key: string | null) =>
      (
        document.querySelector<HTMLElement>(`[data-offer="${CSS.escape(key ?? '')}"] button`) ??
        document.getElementById('main')
      )?.focus(),
    [],
  )
  useKeptFocus(
    offers.map(({ target }) => lineKey(target)),
    focus,
  )
  if (offers.length === 0) return null
  return (
    <Fold
      id={id}
      icon={moreIcons.gift}
      title={t('offers.title')}
      note={String(offers.length)}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
      panel={
        <ul className={styles.offers} aria-labelledby={`${id}-title`}>
          {offers.map((offer) => (
            <OfferRow key={lineKey(offer.target)} offer={offer} />
          ))}
        </ul>
      }
    />
  )
}

function OfferRow({ offer: { target, name } }: { offer: CartOffer }) {
  const t = useT()
  const { variant } = target
  return (
    <li className={styles.offer} data-offer={lineKey(target)}>
      <span className={styles.picture} data-tint={variant.product.tint}>
        <Picture variant={variant} size={48} />
      </span>
      <span className={styles.text}>
        {name === null ? null : <span className={styles.terms}>{name}</span>}
        <Link to={to.product(variant)} className={styles.name}>
          {variant.name}
        </Link>
        <Price price={priceOf(variant)} />
      </span>
      <Button
        variant="outline"
        size="small"
        aria-label={t('offers.add_label', { name: variant.name })}
        onClick={() => changeQuantity(target, 1, { via: 'card' })}
      >
        {t('offers.add')}
      </Button>
    </li>
  )
}
