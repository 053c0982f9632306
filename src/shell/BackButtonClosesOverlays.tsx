import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { closeModal, useModals } from '../stores/modals.ts'
import { closePanel, usePanels } from '../stores/panels.ts'

const isCovered = () => {
  const { open, isBrief } = usePanels.getState()
  const modal = useModals.getState().open
  // That one covers the page until it is answered: the way back is an answer, and leaves.
  return (open !== null && !isBrief) || (modal !== null && modal.kind !== 'page-age-gate')
}

/** The browser's way back closes what covers the page before it leaves the page. */
export function BackButtonClosesOverlays() {
  const blocker = useBlocker(({ historyAction }) => historyAction === NavigationType.Pop && isCovered())
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    closePanel()
    closeModal()
  }, [blocker])
  return null
}
