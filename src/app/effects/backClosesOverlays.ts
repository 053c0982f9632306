import { interceptPopState } from '../../navigation/popState.ts'
import type { Router } from '../../navigation/router.ts'
import { closeModal, type OpenModal, useModals } from '../../stores/overlays/modals.ts'
import { closePanel, usePanels } from '../../stores/overlays/panels.ts'
import { closeTopDialog } from '../../ui/dialog/openDialogs.ts'

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

/** Closes the topmost overlay as its own close button does; one that has not loaded yet has none. */
function closeOverlay(): void {
  if (closeTopDialog()) return
  closePanel()
  closeModal()
  useModals.getState().closeOnPage?.()
}

interface EntryState {
  /** The position that the router gives each entry of a document; an entry that a hash link made has none. */
  idx?: number
  /** The next entry is a copy of this one. */
  isCopied?: true
}

const stateOf = (state: unknown): EntryState => (typeof state === 'object' && state !== null ? state : {})
const positionOf = (state: unknown): number | null => stateOf(state).idx ?? null

/** How far the history has to go to return to an entry. Entries without a position follow those with one. */
function wayBack(from: number | null, to: number | null): number {
  if (to === null) return 1
  return from === null ? -1 : to - from || 1
}

/**
 * Back closes an open dialog or panel, and nothing else (docs/decisions/0115). On the first entry of a document Back would leave the
 * document, so an overlay that opens there is given an entry of its own, a copy.
 */
export function closeOverlaysOnBack(router: Router): () => void {
  let position = positionOf(history.state)
  let wasCovered = false
  let isReturning = false

  const follow = () => {
    position = positionOf(history.state)
  }
  const copyFirstEntry = () => {
    const isOpened = !wasCovered && isCovered()
    wasCovered = isCovered()
    const state = stateOf(history.state)
    if (!isOpened || state.idx !== 0) return
    history.replaceState({ ...state, isCopied: true }, '')
    history.pushState({ ...state, idx: 1 }, '')
    follow()
  }
  /** Under the closed overlay was another one. */
  const copyAgain = () => {
    wasCovered = false
    copyFirstEntry()
  }
  const onPopState = (event: PopStateEvent) => {
    const left = position
    position = positionOf(event.state)
    const isOnCopy = stateOf(event.state).isCopied === true && left === 1
    if (isReturning) {
      isReturning = false
      event.stopImmediatePropagation()
      return
    }
    if (isOnCopy) {
      const { isCopied: _copied, ...state } = stateOf(event.state)
      history.replaceState(state, '')
    }
    if (isCovered()) {
      event.stopImmediatePropagation()
      closeOverlay()
      if (isOnCopy) return copyAgain()
      isReturning = true
      history.go(wayBack(position, left))
    } else if (isOnCopy) {
      // Both entries are the same page, and Back leaves it with one press.
      event.stopImmediatePropagation()
      history.back()
    }
  }

  const stops = [
    interceptPopState(onPopState),
    usePanels.subscribe(copyFirstEntry),
    useModals.subscribe(copyFirstEntry),
    router.subscribe(follow),
  ]
  copyFirstEntry()
  return () => {
    for (const stop of stops) stop()
  }
}
