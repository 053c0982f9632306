import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** Confirms a back-in-stock notice (document 1 §2, product modals); it closes by itself. */
export function BackInStock({ modal: { name, email }, isOpen }: ModalOf<'back-in-stock'>) {
  const t = useT()
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('back_in_stock.title')}
      fadesOut
      actions={<Button onClick={closeModal}>{t('shell.understood')}</Button>}
    >
      <p>{t('back_in_stock.text', { name, email })}</p>
    </Modal>
  )
}
