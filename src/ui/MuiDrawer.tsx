import MuiDrawerBase from '@mui/material/Drawer'
import { useId, useState } from 'react'
import { useT } from '../i18n/index.ts'
import type { DrawerProps } from './Drawer.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Overlay.module.css'

// A panel is narrow on every screen, and so are its margins.
const narrow = { '--page-margin': 'var(--space-5)' }
const sizes = {
  left: { ...narrow, width: 'min(88vw, 360px)' },
  right: { ...narrow, width: 'min(100vw, 420px)' },
  bottom: { maxHeight: '90dvh' },
  top: { height: '100dvh' },
} as const

/** How it was opened, for as long as it is open: a change meanwhile would open it anew. */
function usePassive(isOpen: boolean, isPassive: boolean): boolean {
  const [opened, setOpened] = useState({ isOpen, isPassive })
  if (opened.isOpen !== isOpen) setOpened({ isOpen, isPassive: isOpen ? isPassive : opened.isPassive })
  return opened.isPassive
}

/** Material UI's drawer in the shop's hand; use `Drawer`, which loads it. */
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
  const passive = usePassive(isOpen, isPassive)
  return (
    <MuiDrawerBase
      open={isOpen}
      onClose={onClose}
      anchor={side}
      variant={passive ? 'persistent' : 'temporary'}
      slotProps={{
        // Before, the drawer is hidden and nothing in it can take the focus.
        transition: {
          // The first opening moves as every other does.
          appear: true,
          onEntering: (node: HTMLElement) => node.querySelector<HTMLElement>('[data-autofocus]')?.focus(),
        },
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: sizes[side],
          ...(passive ? {} : { 'aria-modal': true }),
          onPointerDownCapture: onTouched,
          onKeyDownCapture: (event: { key: string }) => {
            onTouched?.()
            if (passive && event.key === 'Escape') onClose()
          },
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
    </MuiDrawerBase>
  )
}
