import type { ReactNode } from 'react'
import { MuiScope } from './MuiScope.tsx'
import { LazyDrawer } from './overlays.ts'
import { useWasTrue } from '../deferred/useWasTrue.ts'

export interface DrawerProps {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Names the button that closes it; by itself "Close". */
  closeLabel?: string
  /** `top` fills the screen. */
  side?: 'left' | 'right' | 'bottom' | 'top'
  children: ReactNode
  /** Stays at the drawer's foot while its body scrolls. */
  foot?: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  /** Called when the shopper points at it or presses a key in it. */
  onTouched?: (() => void) | undefined
  /** Opened by the shop in passing: it takes neither focus nor the page behind it. */
  isPassive?: boolean
}

/** A panel from an edge: focus is trapped and goes back, Escape and a press beside it close it. Loaded when first opened. */
export function Drawer(props: DrawerProps) {
  const wasOpened = useWasTrue(props.isOpen)
  if (!wasOpened) return null
  return (
    <MuiScope>
      <LazyDrawer {...props} />
    </MuiScope>
  )
}
