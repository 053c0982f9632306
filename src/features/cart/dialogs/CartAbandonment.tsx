import { itemCount } from '../../../domain/cart/cart.ts'
import { formatPrice } from '../../../domain/money.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/** Shown to a shopper who is about to leave with items in the cart (document 1 §4, exit-intent popups). */
export function CartAbandonment({ isOpen }: Pick<ModalOf<'cart-abandonment'>, 'isOpen'>) {
  const t = useT()
  const cart = useOptimisticCart()
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('leaving.cart_title')}
      actions={
        <>
          <Button variant="outline" onClick={closeModal}>
            {t('leaving.stay')}
          </Button>
          <LinkButton to={to.cart()} onClick={closeModal}>
            {t('notices.view_cart')}
          </LinkButton>
        </>
      }
    >
      <p>
        {t('leaving.cart_text', {
          count: itemCount(cart),
          total: formatPrice(cart.pricingInfo.totalPrice),
        })}
      </p>
    </Modal>
  )
}
