import { useEffect, useRef } from 'react'
import { coverByPage } from './modals.ts'

/**
 * Registers an open dialog that a page or feature opens itself with the shop: no unprompted dialog opens over it, notices wait for it, and Back closes it before
 * leaving the page.
 */
export function useCoveredPage(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => (isOpen ? coverByPage(() => close.current()) : undefined), [isOpen])
}
