import { onChallenge, settleChallenge } from '../../api/botChallenge.ts'
import { type OpenModal, openModal, useModals } from '../../stores/overlays/modals.ts'

const isChallenge = (open: OpenModal | null) => open?.kind === 'bot-challenge'

/**
 * Opens the challenge of the bot protection (document 2 §6 and §8). A dialog that it replaced opens again afterwards, such as the age
 * gate. Closing the challenge without passing it cancels it.
 */
export function startBotChallenge(): () => void {
  let before: OpenModal | null = null
  const stopShowing = onChallenge((challengeId) => {
    before = useModals.getState().open
    openModal({ kind: 'bot-challenge', challengeId })
  })
  const stopWatching = useModals.subscribe(({ open }, { open: left }) => {
    if (!isChallenge(left) || isChallenge(open)) return
    // After a passed challenge, this has no effect.
    settleChallenge(false)
    if (open === null && before !== null) openModal(before)
    before = null
  })
  return () => {
    stopWatching()
    stopShowing()
  }
}
