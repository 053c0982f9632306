import { formatPrice } from '../../../domain/money.ts'
import { useT } from '../../../i18n/index.ts'
import { changeQuantity } from '../../../stores/cart/changeQuantity.ts'
import { notePriceOf } from '../../../stores/cart/priceReads.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'
import { useReloadPage } from './useReloadPage.ts'

/** A product has another price than the shopper saw: nothing is added before they agree (document 1 §4). */
export function PriceChanged({ modal, isOpen }: ModalOf<'price-changed'>) {
  const { target, quantity, via, before, after } = modal
  const t = useT()
  useReloadPage(modal)
  const { name } = target.variant
  const price = formatPrice(after, { free: t('price.free') })
  const accept = () => {
    closeModal()
    notePriceOf(target.variant._id)
    changeQuantity(target, quantity, { via, isLate: true })
  }
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('price_check.title')}
      actions={
        <>
          <Button variant="outline" onClick={closeModal}>
            {t('price_check.decline')}
          </Button>
          <Button onClick={accept}>{t('price_check.accept', { price })}</Button>
        </>
      }
    >
      <p>
        {t('price_check.text', {
          name,
          after: price,
          before: formatPrice(before, { free: t('price.free') }),
        })}
      </p>
    </Modal>
  )
}
