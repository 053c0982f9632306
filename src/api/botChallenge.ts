/** Shows a challenge to the shopper; `settleChallenge` tells what came of it. */
type Show = (challengeId: string) => void

interface Waiting {
  challengeId: string
  passed: Promise<boolean>
  settle: (isPassed: boolean) => void
}

let show: Show | null = null
let waiting: Waiting | null = null
let givenUp: string | null = null

/** What came of the challenge that is shown: the vendor's pass event, or that the shopper gave up. */
export function settleChallenge(isPassed: boolean): void {
  if (!waiting) return
  if (!isPassed) givenUp = waiting.challengeId
  waiting.settle(isPassed)
  waiting = null
}

/** Who shows challenges; returns the way to stop, which gives up the one that is shown. */
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
 * Waits for the pass event of the bot protection (document 2 §8); calls that are blocked meanwhile wait for the same. False
 * when the shopper gives up, has done so already, or nobody is there to show it.
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
