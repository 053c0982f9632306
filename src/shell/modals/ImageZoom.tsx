import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/overlays/modals.ts'
import { Modal } from '../../ui/dialog/Modal.tsx'
import { Magnifier } from './Magnifier.tsx'
import type { ModalOf } from '../../stores/overlays/modalOf.ts'

/** A product's picture at the size of the screen (document 1 §2, product modals). */
export function ImageZoom({ modal: { image, alt }, isOpen }: ModalOf<'image-zoom'>) {
  const t = useT()
  return (
    <Modal isOpen={isOpen} onClose={closeModal} title={t('shell.picture_of', { name: alt })} look="full">
      <Magnifier image={image} alt={alt} />
    </Modal>
  )
}
