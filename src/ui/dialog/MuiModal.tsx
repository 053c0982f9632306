import Dialog from '@mui/material/Dialog'
import { useEffect, useId, useState } from 'react'
import { MODAL_FADE_CLOSE_MS, MODAL_FADE_OUT_MS } from '../../contract/limits.ts'
import { useT } from '../../i18n/index.ts'
import { Announcer } from '../feedback/Announcer.tsx'
import { IconButton } from '../button/IconButton.tsx'
import type { ModalProps } from './Modal.tsx'
import { useOpenDialog } from './openDialogs.ts'
import styles from './Overlay.module.css'
import { useFocusReturn } from './useFocusReturn.ts'

const widths = { small: 'xs', large: 'md', login: 'xs', full: false, peek: 'xs' } as const

/** Closes a dialog by itself, some seconds after it has appeared (document 1 §2). Returns whether it fades. */
function useFadeOut(isOn: boolean, onClose: () => void): boolean {
  const [isFading, setIsFading] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const timers = [
      setTimeout(() => setIsFading(true), MODAL_FADE_OUT_MS),
      setTimeout(onClose, MODAL_FADE_CLOSE_MS),
    ]
    return () => {
      timers.forEach(clearTimeout)
      setIsFading(false)
    }
  }, [isOn, onClose])
  return isFading
}

/** Material UI's dialog with the shop's behaviour; use `Modal`, which loads it. */
export function MuiModal({
  isOpen,
  onClose,
  title,
  look = 'small',
  isLocked = false,
  fadesOut = false,
  isColumn = false,
  children,
  actions,
}: ModalProps) {
  const t = useT()
  const id = useId()
  const onExited = useFocusReturn({ isOpen, titleId: id })
  useOpenDialog(isOpen && !isLocked, onClose)
  const [isUsed, setIsUsed] = useState(false)
  if (isUsed && !isOpen) setIsUsed(false)
  const isTimed = isOpen && fadesOut && !isUsed
  const isFading = useFadeOut(isTimed, onClose)
  // A dialog that the shopper uses stays open (WCAG 2.2.1).
  const keepOpen = isTimed ? () => setIsUsed(true) : undefined
  return (
    <Dialog
      open={isOpen}
      onClose={() => {
        if (!isLocked) onClose()
      }}
      aria-labelledby={id}
      // While it closes, nothing in it can be pressed: a control that its press replaces would take the focus along.
      slotProps={{
        transition: { onExited },
        paper: { inert: !isOpen, onPointerMoveCapture: keepOpen, onPointerDownCapture: keepOpen },
      }}
      onKeyDownCapture={keepOpen}
      fullWidth
      maxWidth={widths[look]}
      fullScreen={look === 'full'}
      className={[isFading && styles.fading, look === 'peek' && styles.peek, look === 'login' && styles.login]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={`${styles.head} ${styles.plain} ${isColumn ? styles.column : ''}`}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {isLocked ? null : (
          <IconButton icon="x" label={t('a11y.close')} className={styles.end} onClick={onClose} />
        )}
      </div>
      <div className={`${styles.body} ${styles.text} ${isColumn ? styles.column : ''}`}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      <Announcer />
    </Dialog>
  )
}
