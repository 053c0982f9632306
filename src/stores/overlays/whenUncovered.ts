import { isDialogOpen, useModals } from './modals.ts'
import { usePanels } from './panels.ts'

/** Whether a dialog, or a panel that the shopper opened, covers the page. */
export const isCovered = (): boolean => {
  const { open, isPassive } = usePanels.getState()
  return isDialogOpen(useModals.getState()) || (open !== null && !isPassive)
}

/** Runs some work as soon as nothing covers the page. Returns a function that cancels it. */
export function whenUncovered(work: () => void): () => void {
  if (!isCovered()) {
    work()
    return () => {}
  }
  const stops = [useModals.subscribe(check), usePanels.subscribe(check)]
  const stop = () => stops.forEach((each) => each())
  function check() {
    if (isCovered()) return
    stop()
    work()
  }
  return stop
}
