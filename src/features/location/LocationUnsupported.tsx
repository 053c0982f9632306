import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Modal } from '../../ui/dialog/Modal.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** The shop does not deliver to this address, or not to a business there (document 2 §8, B2B_LOCATION_UNSUPPORTED). */
export function LocationUnsupported({
  modal: { postalCode, isBusiness },
  isOpen,
}: ModalOf<'location-unsupported'>) {
  const t = useT()
  return (
    <Modal
      isOpen={isOpen}
      onClose={closeModal}
      title={isBusiness ? t('address.business_title') : t('address.outside_title')}
      actions={<Button onClick={closeModal}>{t('address.outside_action')}</Button>}
    >
      <p>
        {isBusiness ? t('address.business_text', { postalCode }) : t('address.outside_text', { postalCode })}
      </p>
    </Modal>
  )
}
