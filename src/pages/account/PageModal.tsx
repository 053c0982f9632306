import { useEffect, useRef } from 'react'
import { coverByPage } from '../../stores/overlays/modals.ts'
import { Modal, type ModalProps } from '../../ui/dialog/Modal.tsx'

/**
 * A dialog that a page opens itself. It is registered with the shop: no unprompted dialog opens over it, notices wait for it, and Back
 * closes it before leaving the page.
 */
export function PageModal(props: Omit<ModalProps, 'isFading'>) {
  const { isOpen, onClose } = props
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? coverByPage(() => close.current()) : undefined), [isOpen])
  return <Modal {...props} />
}
