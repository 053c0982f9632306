import { useCoveredPage } from '../../stores/overlays/useCoveredPage.ts'
import { Modal, type ModalProps } from '../../ui/dialog/Modal.tsx'

/** A dialog that a page opens itself, registered with the shop. */
export function PageModal(props: ModalProps) {
  useCoveredPage(props.isOpen, props.onClose)
  return <Modal {...props} />
}
