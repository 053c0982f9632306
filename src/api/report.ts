type Hear = (note: string, cause?: unknown) => void

/** More than a page says before anybody listens; beyond it the oldest are given up. */
const REMEMBERED = 10

let hear: Hear | null = null
let unheard: readonly Parameters<Hear>[] = []

/** Tells the shop's log of errors alone, of what the console has said by itself; until that listens it is remembered. */
export function tellOfError(...told: Parameters<Hear>): void {
  if (hear) hear(...told)
  else unheard = [...unheard, told].slice(-REMEMBERED)
}

/** Tells developers of something the shopper need not see; the error catalogue calls it "logged" (document 2 §8). */
export function report(note: string, detail?: unknown): void {
  console.error(note, detail ?? '')
  tellOfError(note, detail)
}

/** Hears of all that is told from now on, and of what was told before; answers the way to stop. */
export function hearErrors(listener: Hear): () => void {
  hear = listener
  for (const told of unheard) listener(...told)
  unheard = []
  return () => {
    if (hear === listener) hear = null
  }
}
