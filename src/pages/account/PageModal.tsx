import { useEffect, useRef } from 'react'
import { coverByPage } from '../../stores/overlays/modals.ts'
import { Modal, type ModalProps } from '../../ui/dialog/Modal.tsx'

/**
 * A dialog that a page opens itself. The shop knows of it: nothing that nobody asked for opens over it, notices wait for it, and
 * the browser's way back closes it before it leaves the page.
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
