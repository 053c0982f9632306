import { rememberSession } from '../session/session.ts'
import { type OpenModal, openModal, useModals } from './modals.ts'
import { whenUncovered } from './whenUncovered.ts'

/**
 * For a dialog that follows an answer, called before the request: the returned function opens the dialog at once, or after the one that
 * the shopper has opened meanwhile, whose input it would drop. By then the session can have ended, and with it the reason for the dialog.
 */
export function dialogAfterAnswer(): (modal: OpenModal) => void {
  const before = useModals.getState()
  const isSameSession = rememberSession()
  return (modal) => {
    const { open, closeOnPage } = useModals.getState()
    if (open === before.open && closeOnPage === before.closeOnPage) openModal(modal)
    else
      whenUncovered(() => {
        if (isSameSession()) openModal(modal)
      })
  }
}
