import { type ReactNode, useEffect, useState } from 'react'
import { MODAL_FADE_CLOSE_MS, MODAL_FADE_OUT_MS } from '../../contract/limits.ts'
import { MuiScope } from './MuiScope.tsx'
import { LazyModal } from './overlays.ts'
import { useWasTrue } from '../deferred/useWasTrue.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  title: string
  look?: 'full' | 'peek' | 'small' | 'large' | 'login'
  /** Only its own actions close it: neither Escape, the ground around it, nor a close button. */
  isLocked?: boolean
  /** What is in it stands in one column to read, and the title above that column. */
  isColumn?: boolean
  /** Begins to fade after 4 s and is closed at 4.5 s (document 1 §2). */
  fadesOut?: boolean
  /** Set by `Modal` itself. */
  isFading?: boolean
  children: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
}

/**
 * A dialog (document 1 §2): focus is trapped in it and goes back when it closes; Escape and a press beside it close it
 * unless it is locked. Material UI is loaded when the first one opens.
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
      <LazyModal {...props} isFading={isFading} />
    </MuiScope>
  )
}
