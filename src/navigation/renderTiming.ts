let notify = () => {}

/** Resolves when the first page is in the document and handles input. */
export const firstPageMounted: Promise<void> = new Promise((resolve) => {
  notify = resolve
})

/**
 * A page takes at most this many ms to render on a device that can do it within a press: with the browser's own work, the press is on
 * the screen well within 64 ms. Measured: 9 to 22 on two cores of a server, 30 to 140 at a quarter of their speed.
 */
const FAST_MS = 30

/** A device is fast if most of the last pages were, and at least two: a single page may have been slow by chance. */
const SAMPLES = { atLeast: 2, last: 5 }

let startedAt: number | null = null
let isFast = false
let wereFast: readonly boolean[] = []

function addSample(wasFast: boolean): void {
  wereFast = [...wereFast, wasFast].slice(-SAMPLES.last)
  const fast = wereFast.filter(Boolean).length
  isFast = fast >= SAMPLES.atLeast && fast > wereFast.length / 2
}

/** Whether the previous pages rendered so fast that the next one may render within the press. */
export const isFastDevice = (): boolean => isFast

/** Sets the one listener that is called after each page has mounted, with its title set; from the second page on. */
export const onPageMounted = (listener: () => void): void => {
  notify = listener
}

/** Called before the next page renders. `isMeasured` is false for a render whose duration does not depend on the device. */
export function reportRenderStart({ isMeasured }: { isMeasured: boolean }): void {
  startedAt = isMeasured ? performance.now() : null
}

/** Called by every page in its layout effect. */
export function reportPageMounted(): void {
  notify()
  if (startedAt === null) return
  const renderMs = performance.now() - startedAt
  startedAt = null
  // Layout and paint take as long as the render. The wait for the next frame is not counted.
  requestAnimationFrame(() => {
    const frameAt = performance.now()
    setTimeout(() => addSample(renderMs + performance.now() - frameAt < FAST_MS))
  })
}
