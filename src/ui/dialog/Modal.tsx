import type { ReactNode } from 'react'
import { MuiScope } from './MuiScope.tsx'
import { LazyModal } from './overlays.ts'
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
  children: ReactNode
  /** Buttons at the bottom. */
  actions?: ReactNode
}

/**
 * A dialog (document 1 §2): it traps and restores the focus; Escape and a press outside close it unless it is locked. Material UI loads
 * with the first one that opens.
 */
export function Modal(props: ModalProps) {
  const wasOpened = useWasTrue(props.isOpen)
  if (!wasOpened) return null
  return (
    <MuiScope>
      <LazyModal {...props} />
    </MuiScope>
  )
}
