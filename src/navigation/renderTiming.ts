let hear = () => {}

/** Resolves once a page is in the document and answers to the shopper. */
export const firstPageMounted: Promise<void> = new Promise((resolve) => {
  hear = resolve
})

/**
 * So many ms of work a page is at most on a machine that is quick enough to do it within a press: with what a browser adds, that press
 * is on the screen well within 64 ms. Measured: 9 to 22 on two cores of a server, 30 to 140 at a quarter of their speed.
 */
const QUICK_MS = 30

/** So many pages say what a machine is, by what most of them were: one may have come at a bad moment. */
const TO_BELIEVE = { atLeast: 2, last: 5 }

let begunAt: number | null = null
let isQuick = false
let wereQuick: readonly boolean[] = []

function learn(wasQuick: boolean): void {
  wereQuick = [...wereQuick, wasQuick].slice(-TO_BELIEVE.last)
  const quick = wereQuick.filter(Boolean).length
  isQuick = quick >= TO_BELIEVE.atLeast && quick > wereQuick.length / 2
}

/** Whether the pages before were drawn so quickly that the next may be drawn within the press. */
export const isFastDevice = (): boolean => isQuick

/** Who hears from now on, once the first page stands, of each page as it comes into the document, its title set; one does. */
export const onPageMounted = (listener: () => void): void => {
  hear = listener
}

/** The next page is being drawn from now on; what the one before it had begun, should it never have come, is forgotten. */
export function reportRenderStart({ tellsOfMachine }: { tellsOfMachine: boolean }): void {
  begunAt = tellsOfMachine ? performance.now() : null
}

/** Told by every page as it comes into the document. */
export function reportPageMounted(): void {
  hear()
  if (begunAt === null) return
  const drawnMs = performance.now() - begunAt
  begunAt = null
  // To lay it out and to paint it takes as long as to draw it. What passes until the screen's next turn is no work.
  requestAnimationFrame(() => {
    const turn = performance.now()
    setTimeout(() => learn(drawnMs + performance.now() - turn < QUICK_MS))
  })
}
