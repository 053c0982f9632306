import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { closeModal, type OpenModal, useModals } from '../stores/overlays/modals.ts'
import { closePanel, usePanels } from '../stores/overlays/panels.ts'

/**
 * A locked dialog is no history entry: Back leaves the page as it would without the dialog. The dialog stays over the next page, with the
 * typed input (docs/decisions/0055).
 */
const isAnsweredByLeaving = (modal: OpenModal) =>
  modal.kind === 'page-age-gate' || ('isLocked' in modal && modal.isLocked)

const isCovered = () => {
  const { open, isBrief } = usePanels.getState()
  const { open: modal, closeOnPage } = useModals.getState()
  return (
    (open !== null && !isBrief) || closeOnPage !== null || (modal !== null && !isAnsweredByLeaving(modal))
  )
}

/** Back closes an open dialog or panel before it leaves the page. */
export function BackButtonClosesOverlays() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && isCovered())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    closePanel()
    closeModal()
    useModals.getState().closeOnPage?.()
  }, [blocker])
  return null
}
