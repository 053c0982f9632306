import { Modal, type ModalProps } from '../../ui/dialog/Modal.tsx'
import { useCoveredPage } from './useCoveredPage.ts'

/** A dialog that a page opens itself, registered with the shop. */
export function PageModal(props: Omit<ModalProps, 'isFading'>) {
  useCoveredPage(props.isOpen, props.onClose)
  return <Modal {...props} />
}
