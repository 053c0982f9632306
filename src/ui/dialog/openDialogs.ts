import { useEffect, useRef } from 'react'

/** How to close the open dialogs and panels, the topmost last. */
const open: { close: () => void }[] = []

/** Registers a dialog while it is open, so that Back closes it as its own close button does. */
export function useOpenDialog(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isOpen) return undefined
    const dialog = { close: () => close.current() }
    open.push(dialog)
    return () => void open.splice(open.indexOf(dialog), 1)
  }, [isOpen])
}

/** Closes the topmost dialog. Returns false without one. */
export function closeTopDialog(): boolean {
  const top = open.at(-1)
  top?.close()
  return top !== undefined
}
