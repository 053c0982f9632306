import { isDialogOpen, useModals } from '../../stores/overlays/modals.ts'
import { usePanels } from '../../stores/overlays/panels.ts'

/** A dialog, or a panel that somebody asked for, lies over the page. */
export const isCovered = (): boolean => {
  const { open, isPassive } = usePanels.getState()
  return isDialogOpen(useModals.getState()) || (open !== null && !isPassive)
}

/** Does some work once nothing lies over the page; answers the way to leave it. */
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
