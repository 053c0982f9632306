import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { closeModal, type OpenModal, useModals } from '../stores/overlays/modals.ts'
import { closePanel, usePanels } from '../stores/overlays/panels.ts'

/**
 * What covers the page until it is answered is no step of its own: the way back leaves the page as it would without it. A locked
 * dialog lies over the next page too, with all that was typed (docs/decisions/0055).
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

/** The browser's way back closes what covers the page before it leaves the page. */
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
