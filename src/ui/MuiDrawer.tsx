import MuiDrawerBase from '@mui/material/Drawer'
import { useId } from 'react'
import { useT } from '../i18n/index.ts'
import type { DrawerProps } from './Drawer.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Overlay.module.css'

const lengths = { left: 'min(88vw, 360px)', right: 'min(100vw, 420px)', bottom: 'auto', top: 'auto' } as const

/** Material UI's drawer in the shop's hand; use `Drawer`, which loads it. */
export function MuiDrawer({
  isOpen,
  onClose,
  title,
  side = 'left',
  children,
  foot,
  aside,
  onTouched,
}: DrawerProps) {
  const t = useT()
  const id = useId()
  return (
    <MuiDrawerBase
      open={isOpen}
      onClose={onClose}
      anchor={side}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: lengths[side], maxHeight: side === 'bottom' ? '90dvh' : '100dvh' },
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
        <IconButton icon="x" label={t('a11y.close')} className={styles.end} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot ? <div className={styles.foot}>{foot}</div> : null}
    </MuiDrawerBase>
  )
}
