import { closeModal, useModals } from './modals.ts'

/**
 * Returns a function that closes the dialog that is open now, for an answer that may arrive late: it closes no dialog that has been opened
 * since.
 */
export function rememberModal(): () => void {
  const { open } = useModals.getState()
  return () => {
    if (useModals.getState().open === open) closeModal()
  }
}
