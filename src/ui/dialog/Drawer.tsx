import type { ReactNode } from 'react'
import { MuiScope } from './MuiScope.tsx'
import { LateDrawer } from './overlays.ts'
import { useWasTrue } from '../deferred/useWasTrue.ts'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Label of the close button; "Close" by default. */
  closeLabel?: string
  /** `top` fills the screen. */
  side?: 'left' | 'right' | 'bottom' | 'top'
  children: ReactNode
  /** Stays at the bottom of the drawer while its body scrolls. */
  foot?: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  /** Called when the shopper points at it or presses a key in it. */
  onTouched?: (() => void) | undefined
  /** Opened by the shop for a moment: it does not take the focus and leaves the page usable. */
  isPassive?: boolean
}

/**
 * A panel at an edge of the screen: it traps and restores the focus, and closes with Escape or a press outside. It loads when it is first
 * opened.
 */
export function Drawer(props: DrawerProps) {
  const wasOpened = useWasTrue(props.isOpen)
  if (!wasOpened) return null
  return (
    <MuiScope>
      <LateDrawer {...props} />
    </MuiScope>
  )
}
