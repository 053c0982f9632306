import { lineKey, lineOf } from '../../../domain/cart/cart.ts'
import { useT } from '../../../i18n/index.ts'
import { to } from '../../../paths.ts'
import { useOptimisticCart } from '../../../stores/cart/cart.ts'
import { forgetMerge } from '../../../stores/session/logins.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { LinkButton } from '../../../ui/link/LinkButton.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import { differenceRows } from './differenceRows.tsx'
import { ItemRows } from './ItemRows.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'

/**
 * The result of merging the guest's cart at login: what is in the account's cart now, and what could not be added (document 1 §4, cart
 * merge).
 */
export function CartMerge({ modal: { merged }, isOpen }: ModalOf<'cart-merge'>) {
  const t = useT()
  const cart = useOptimisticCart()
  const { brought, differences } = merged
  const close = () => {
    forgetMerge()
    closeModal()
  }
  const kept = brought.filter(
    (line) =>
      lineOf(cart, lineKey(line)) && differences.every(({ variantId }) => variantId !== line.variant._id),
  )
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      title={t('cart_merge.title')}
      actions={
        <>
          <LinkButton variant="outline" to={to.cart()} onClick={close}>
            {t('notices.view_cart')}
          </LinkButton>
          <Button onClick={close}>{t('startup.go_on')}</Button>
        </>
      }
    >
      {kept.length > 0 ? (
        <>
          <p>{t('cart_merge.text')}</p>
          <ItemRows
            label={t('cart_merge.title')}
            rows={kept.map((line) => ({
              id: lineKey(line),
              name: line.variant.name,
              variant: line.variant,
              details: [t('cart_merge.in_cart', { count: lineOf(cart, lineKey(line))?.quantity ?? 0 })],
            }))}
          />
        </>
      ) : null}
      {differences.length > 0 ? (
        <>
          <p style={{ marginTop: kept.length > 0 ? 'var(--space-4)' : 0 }}>{t('cart_merge.changed')}</p>
          <ItemRows label={t('cart_merge.changed')} rows={differenceRows(differences, brought, t)} />
        </>
      ) : null}
    </Modal>
  )
}
