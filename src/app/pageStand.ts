let hear = () => {}

/** Resolves once a page is in the document and answers to the shopper. */
export const firstStand: Promise<void> = new Promise((resolve) => {
  hear = resolve
})

/** In so many ms a machine draws a page that is quick enough to draw it within a press. */
const QUICK_MS = 40

let begunAt: number | null = null
let isQuick = false

/** Whether the page before was drawn so quickly that the next may be drawn within the press. */
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
  if (begunAt !== null) isQuick = performance.now() - begunAt < QUICK_MS
  begunAt = null
  hear()
}
