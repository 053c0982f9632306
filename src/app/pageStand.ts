import { afterPaint } from '../ui/afterPaint.ts'

let hear = () => {}

/** Resolves once a page is in the document and answers to the shopper. */
export const firstStand: Promise<void> = new Promise((resolve) => {
  hear = resolve
})

/**
 * In so many ms a page is drawn on a machine that is quick enough to do it within a press: with what a browser adds, that press is on
 * the screen well within 64 ms. Measured: 11 to 41 on two cores of a server, 39 and more at a quarter of their speed.
 */
const QUICK_MS = 40

/** So many pages in a row say that a machine is another than it was taken for: one may have come at a bad moment. */
const TO_BELIEVE = 2

let begunAt: number | null = null
let isQuick = false
let surprises = 0

function learn(wasQuick: boolean): void {
  surprises = wasQuick === isQuick ? 0 : surprises + 1
  if (surprises < TO_BELIEVE) return
  isQuick = wasQuick
  surprises = 0
}

/** Whether the pages before were drawn so quickly that the next may be drawn within the press. */
export const isQuickMachine = (): boolean => isQuick

/** Who hears from now on, once the first page stands, of each page as it comes into the document, its title set; one does. */
export const hearOfStands = (listener: () => void): void => {
  hear = listener
}

/** The next page is being drawn from now on. */
export function pageBegins(): void {
  begunAt = performance.now()
}

/** Told by every page as it comes into the document. */
export function pageStands(): void {
  hear()
  if (begunAt === null) return
  const begun = begunAt
  begunAt = null
  // To lay it out and to paint it takes as long as to draw it.
  afterPaint(() => learn(performance.now() - begun < QUICK_MS))
}
