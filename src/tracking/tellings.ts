import type { Tell } from './clicks.ts'

/** More than a visit tells before the browser is idle: beyond it the oldest are given up. */
const REMEMBERED = 50

type Telling = (tell: Tell) => void

let teller: Tell | null = null
let waiting: readonly Telling[] = []

/** Tells of something that no click or page shows by itself; until anybody listens it is remembered. */
export const tellOf: Tell = (name, properties) => {
  if (teller) teller(name, properties)
  else waiting = [...waiting, (tell: Tell) => tell(name, properties)].slice(-REMEMBERED)
}

/** Gives everything told, and what was told before, to the queue; answers the way to stop. */
export function hearTellings(tell: Tell): () => void {
  teller = tell
  for (const telling of waiting) telling(tell)
  waiting = []
  return () => {
    if (teller === tell) teller = null
  }
}
