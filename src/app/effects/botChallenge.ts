import { onChallenge, settleChallenge } from '../../api/botChallenge.ts'
import { type OpenModal, openModal, useModals } from '../../stores/overlays/modals.ts'

const isChallenge = (open: OpenModal | null) => open?.kind === 'bot-challenge'

/**
 * Asks the shopper to pass the bot protection's challenge (document 2 §6 and §8). A dialog that it took the place of comes back
 * afterwards: an age that was asked for is still to be told. Left in any other way than by passing, it is given up.
 */
export function startBotChallenge(): () => void {
  let before: OpenModal | null = null
  const stopShowing = onChallenge((challengeId) => {
    before = useModals.getState().open
    openModal({ kind: 'bot-challenge', challengeId })
  })
  const stopWatching = useModals.subscribe(({ open }, { open: left }) => {
    if (!isChallenge(left) || isChallenge(open)) return
    // Once it was passed, this changes nothing.
    settleChallenge(false)
    if (open === null && before !== null) openModal(before)
    before = null
  })
  return () => {
    stopWatching()
    stopShowing()
  }
}
