/** Shows a challenge to the shopper, and calls `settleChallenge` with the result. */
type Show = (challengeId: string) => void

interface Waiting {
  challengeId: string
  passed: Promise<boolean>
  settle: (isPassed: boolean) => void
}

let show: Show | null = null
let waiting: Waiting | null = null
let givenUp: string | null = null

/** Settles the open challenge: true after the vendor's pass event, false when the shopper gives up. */
export function settleChallenge(isPassed: boolean): void {
  if (!waiting) return
  if (!isPassed) givenUp = waiting.challengeId
  waiting.settle(isPassed)
  waiting = null
}

/** Registers the function that shows challenges. Returns a function that removes it and gives up the open challenge. */
export function onChallenge(next: Show): () => void {
  show = next
  givenUp = null
  return () => {
    if (show !== next) return
    show = null
    settleChallenge(false)
  }
}

/**
 * Resolves when the bot protection reports a pass (document 2 §8). Calls that are blocked meanwhile share the promise. Resolves with false
 * when the shopper gives up, has given up before, or when nothing can show the challenge.
 */
export function challengePassed(challengeId: string): Promise<boolean> {
  if (waiting) return waiting.passed
  if (!show || challengeId === givenUp) return Promise.resolve(false)
  let settle: Waiting['settle'] = () => {}
  const passed = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  waiting = { challengeId, passed, settle }
  show(challengeId)
  return passed
}
