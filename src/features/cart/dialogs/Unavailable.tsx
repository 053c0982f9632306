import { useT } from '../../../i18n/index.ts'
import { closeModal } from '../../../stores/overlays/modals.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Modal } from '../../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../../stores/overlays/modalOf.ts'
import { useReloadPage } from './useReloadPage.ts'

/** The offered item is no longer available (document 1 §4, price-checked add). */
export function Unavailable({ modal, isOpen }: ModalOf<'unavailable'>) {
  const t = useT()
  useReloadPage(modal)
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t('price_check.gone_title')}
      actions={<Button onClick={closeModal}>{t('shell.understood')}</Button>}
    >
      <p>{t('price_check.gone_text', { name: modal.name })}</p>
    </Modal>
  )
}
