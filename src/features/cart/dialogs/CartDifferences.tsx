import { useState } from 'react'
import { differencesKey } from '../../../domain/cart/cartDifferences.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { acceptDifferences } from '../../../stores/cart/acceptDifferences.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { rememberModal } from '../../../stores/overlays/rememberModal.ts'
import { notify } from '../../../stores/notices/notices.ts'
import { rememberDismissal } from '../../../stores/engagement/dismissals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import { differenceRows } from './differenceRows.tsx'
import { ItemRows } from './ItemRows.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/**
 * The changes since the shopper last accepted the cart, line by line (document 1 §4, cart differences). Accepting writes them to the cart;
 * a dismissed dialog opens again on the next visit.
 */
export function CartDifferences({ modal: { differences }, isOpen }: ModalOf<'cart-differences'>) {
  const t = useT()
  const cart = useOptimisticCart()
  const [isSending, setSending] = useState(false)
  // The lines as they were when the dialog opened: removed ones keep their picture while it closes.
  const [lines] = useState(cart.cartVariants)
  const close = () => {
    rememberDismissal(differencesKey(differences))
    closeModal()
  }
  const accept = async () => {
    const closeThis = rememberModal()
    setSending(true)
    if (await acceptDifferences(differences)) {
      notify({ key: 'cart_differences.done', tone: 'success', slot: 'startup' })
      rememberDismissal(differencesKey(differences))
    } else notify({ key: 'cart_differences.failed', tone: 'error', slot: 'startup' })
    closeThis()
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('cart_differences.title')}
      actions={
        <>
          <LinkButton variant="outline" to={to.cart()} onClick={close}>
            {t('cart_differences.view')}
          </LinkButton>
          <Button pending={isSending} onClick={() => void accept()}>
            {t('cart_differences.accept')}
          </Button>
        </>
      }
    >
      <p>{t('cart_differences.text')}</p>
      <ItemRows
        rows={differenceRows(differences, lines.length > 0 ? lines : cart.cartVariants, t)}
        label={t('cart_differences.title')}
      />
    </Modal>
  )
}
