import { lazy, type ReactNode, useEffect } from 'react'
import { MODAL_FADE_CLOSE_MS } from '../contract/limits.ts'
import { MuiScope } from './MuiScope.tsx'
import { loadModal } from './overlays.ts'
import { useWasTrue } from './useWasTrue.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  look?: 'full' | 'peek' | 'small' | 'large' | 'login'
  /** Only its own actions close it: neither Escape, the ground around it, nor a close button. */
  isLocked?: boolean
  /** Closes by itself after a few seconds. */
  fadesOut?: boolean
  children: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
}

const LateModal = lazy(loadModal)

/**
 * A dialog (document 1 §2): focus is trapped in it and goes back when it closes; Escape and a press beside it close it
 * unless it is locked. Material UI is loaded when the first one opens.
 */
export function Modal(props: ModalProps) {
  const { isOpen, fadesOut = false, onClose } = props
  const wasOpened = useWasTrue(isOpen)
  useEffect(() => {
    if (!isOpen || !fadesOut) return
    const timer = setTimeout(onClose, MODAL_FADE_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isOpen, fadesOut, onClose])
  if (!wasOpened) return null
  return (
    <MuiScope>
      <LateModal {...props} />
    </MuiScope>
  )
}
