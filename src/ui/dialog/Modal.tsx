import { type ReactNode, useEffect, useState } from 'react'
import { MODAL_FADE_CLOSE_MS, MODAL_FADE_OUT_MS } from '../../contract/limits.ts'
import { MuiScope } from './MuiScope.tsx'
import { LateModal } from './overlays.ts'
import { useWasTrue } from '../deferred/useWasTrue.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  look?: 'full' | 'peek' | 'small' | 'large' | 'login'
  /** Only its own actions close it: neither Escape, nor a press outside, nor a close button. */
  isLocked?: boolean
  /** The content is a column for reading, with the title above it. */
  isColumn?: boolean
  /** Starts to fade after 4 s and closes at 4.5 s (document 1 §2). */
  fadesOut?: boolean
  /** Set by `Modal` itself. */
  isFading?: boolean
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
}

/**
 * A dialog (document 1 §2): it traps and restores the focus; Escape and a press outside close it unless it is locked. Material UI loads
 * with the first one that opens.
 */
export function Modal(props: Omit<ModalProps, 'isFading'>) {
  const { isOpen, fadesOut = false, onClose } = props
  const wasOpened = useWasTrue(isOpen)
  const [isFading, setIsFading] = useState(false)
  useEffect(() => {
    if (!isOpen || !fadesOut) return undefined
    const timers = [
      setTimeout(() => setIsFading(true), MODAL_FADE_OUT_MS),
      setTimeout(onClose, MODAL_FADE_CLOSE_MS),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setIsFading(false)
    }
  }, [isOpen, fadesOut, onClose])
  if (!wasOpened) return null
  return (
    <MuiScope>
      <LateModal {...props} isFading={isFading} />
    </MuiScope>
  )
}
