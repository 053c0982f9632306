import { useEffect } from 'react'
import { NavigationType, useBlocker } from 'react-router-dom'
import { closeModal, useModals } from '../stores/modals.ts'
import { closePanel, usePanels } from '../stores/panels.ts'

const isCovered = () => {
  const { open, isBrief } = usePanels.getState()
  return (open !== null && !isBrief) || useModals.getState().open !== null
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
