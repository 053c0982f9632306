import { useT } from '../../i18n/index.ts'
import { closeModal } from '../../stores/modals.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ImageZoom.module.css'
import type { ModalOf } from './modalOf.ts'

/** A product's picture as large as the screen (document 1 §2, product modals). */
export function ImageZoom({ modal: { image, alt }, isOpen }: ModalOf<'image-zoom'>) {
  const t = useT()
  return (
    <Modal isOpen={isOpen} onClose={closeModal} title={t('shell.picture_of', { name: alt })} look="large">
      <Picture variant={{ images: [image] }} alt={alt} size={800} priority className={styles.image} />
    </Modal>
  )
}
