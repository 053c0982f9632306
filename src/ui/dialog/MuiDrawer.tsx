import MuiDrawerBase from '@mui/material/Drawer'
import { useEffect, useId, useState } from 'react'
import { useT } from '../../i18n/index.ts'
import { Announcer } from '../feedback/Announcer.tsx'
import type { DrawerProps } from './Drawer.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { useOpenDialog } from './openDialogs.ts'
import styles from './Overlay.module.css'
import { useFocusReturn } from './useFocusReturn.ts'

// A panel is narrow on every screen, and so are its margins.
const narrow = { '--page-margin': 'var(--space-5)' }
const sizes = {
  left: { ...narrow, width: 'min(88vw, 360px)' },
  right: { ...narrow, width: 'min(100vw, 420px)' },
  bottom: { maxHeight: '90dvh' },
  top: { height: '100dvh' },
} as const

interface Opened {
  isOpen: boolean
  isPassive: boolean
  /** Opened briefly and then requested: it is rendered already. */
  hasTurned: boolean
}

/** How the drawer was opened; kept while it closes. */
function useOpened(isOpen: boolean, isPassive: boolean): Opened {
  const [opened, setOpened] = useState<Opened>({ isOpen, isPassive, hasTurned: false })
  const isOther = opened.isOpen !== isOpen || (isOpen && opened.isPassive !== isPassive)
  if (!isOther) return opened
  const hasTurned = isOpen ? opened.isOpen && opened.isPassive : opened.hasTurned
  const next = { isOpen, isPassive: isOpen ? isPassive : opened.isPassive, hasTurned }
  setOpened(next)
  return next
}

const isInDialog = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null

/**
 * Escape closes a briefly opened panel wherever the focus is, unless another handler used the key. Keyboard navigation beside it closes it
 * too, because the next control may be under it.
 */
function useCloseByKey(isOn: boolean, onClose: () => void) {
  useEffect(() => {
    if (!isOn) return undefined
    const onKey = (event: KeyboardEvent) => {
      const goesOn = event.key === 'Tab' && !isInDialog(event)
      if ((event.key === 'Escape' || goesOn) && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, onClose])
}

/** Material UI's drawer with the shop's behaviour; use `Drawer`, which loads it. */
export function MuiDrawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'right',
  isPassive = false,
  onTouched,
  children,
  foot,
  aside,
}: DrawerProps) {
  const t = useT()
  const id = useId()
  const { isPassive: passive, hasTurned } = useOpened(isOpen, isPassive)
  useCloseByKey(isOpen && passive, onClose)
  useOpenDialog(isOpen && !passive, onClose)
  const onExited = useFocusReturn({ isOpen, isPassive: passive, titleId: id })
  return (
    <MuiDrawerBase
      open={isOpen}
      onClose={onClose}
      anchor={side}
      variant={passive ? 'persistent' : 'temporary'}
      slotProps={{
        // Before that, the drawer is hidden and nothing in it can receive the focus.
        transition: {
          // The first opening is animated like all others.
          appear: !hasTurned,
          onEntering: (node: HTMLElement) => node.querySelector<HTMLElement>('[data-autofocus]')?.focus(),
          onExited,
        },
        paper: {
          role: 'dialog',
          // While it closes, nothing in it can be pressed.
          inert: !isOpen,
          'aria-labelledby': id,
          sx: sizes[side],
          ...(passive ? {} : { 'aria-modal': true }),
          onPointerMoveCapture: onTouched,
          onPointerDownCapture: onTouched,
          onKeyDownCapture: onTouched,
        },
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
        <IconButton icon="x" label={closeLabel ?? t('a11y.close')} className={styles.end} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
      {passive ? null : <Announcer />}
    </MuiDrawerBase>
  )
}
