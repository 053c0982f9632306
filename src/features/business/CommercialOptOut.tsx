import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** Says whether the commercial account was closed (document 1 §4, commercial account opt-out). */
export function CommercialOptOut({ modal: { isOptedOut }, isOpen }: ModalOf<'commercial-opt-out'>) {
  const t = useT()
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={t(isOptedOut ? 'opt_out.out_title' : 'opt_out.in_title')}
      actions={<Button onClick={closeModal}>{t('shell.understood')}</Button>}
    >
      <p>{t(isOptedOut ? 'opt_out.out_text' : 'opt_out.in_text')}</p>
    </Modal>
  )
}
