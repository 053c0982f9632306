import { useEffect } from 'react'
import type { ListingEntry } from '../../contract/entities/product/listingEntry.ts'
import { isCarousel } from '../../domain/engagement/interstitial.ts'
import { priceOf } from '../../domain/product/price.ts'
import { useT } from '../../i18n/index.ts'
import { to } from '../../paths.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { rememberInterstitial } from '../../stores/engagement/dismissals.ts'
import { emitEvent } from '../../tracking/eventBus.ts'
import { BannerLink } from '../../ui/link/BannerLink.tsx'
import { buttonClass } from '../../ui/button/buttonClass.ts'
import { Link } from '../../navigation/link/Link.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { Picture } from '../../ui/media/Picture.tsx'
import { Price } from '../../ui/price/Price.tsx'
import styles from './Interstitial.module.css'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

interface ItemsProps {
  products: readonly ListingEntry[]
  onFollowed: () => void
}

const Products = ({ products, onFollowed }: ItemsProps) => (
  <ul className={styles.products}>
    {products.map(({ variant, product }) => (
      <li key={variant._id}>
        <Link to={to.product(variant)} className={styles.good} onClick={onFollowed}>
          <span className={styles.picture} data-tint={product.tint}>
            <Picture variant={variant} size={132} />
          </span>
          <Price price={priceOf(variant)} />
          <span className={styles.name}>{variant.name}</span>
        </Link>
      </li>
    ))}
  </ul>
)

/**
 * Opens by itself at startup: a short message at the bottom, or products side by side in a layout of their own (document 1 §4, template 3).
 * Once closed, it does not open again.
 */
export function Interstitial({ modal: { interstitial }, isOpen }: ModalOf<'interstitial'>) {
  const t = useT()
  const { _id, title, text, action, products = [] } = interstitial
  useEffect(() => emitEvent('interstitial action', { interstitial: _id, action: 'shown' }), [_id])
  const leave = (action: 'followed' | 'closed') => {
    emitEvent('interstitial action', { interstitial: _id, action })
    rememberInterstitial(_id)
    closeModal()
  }
  const close = () => leave('closed')
  const follow = () => leave('followed')
  const hasItems = isCarousel(interstitial) && products.length > 0
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      look={hasItems ? 'large' : 'peek'}
      title={title ?? t('band.label')}
      actions={action ? <BannerLink action={action} className={buttonClass({})} onFollowed={follow} /> : null}
    >
      {text ? <p>{text}</p> : null}
      {hasItems ? <Products products={products} onFollowed={follow} /> : null}
    </Modal>
  )
}
