/** A page in a background tab gets no frames. */
const NO_FRAME_MS = 100

/** The time that other threads need to put a frame together. On few cores, work that can wait would take their place. */
export const FRAME_MS = 16

/**
 * Resolves after the next frame, which shows the reaction to a press, plus `restMs`. Work that begins earlier, even a request, delays
 * that frame. Resolves at once when the page is not visible.
 */
export function afterNextFrame(restMs = 0): Promise<void> {
  if (!('requestAnimationFrame' in globalThis) || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const alarm = setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(alarm)
      setTimeout(resolve, restMs)
    })
  })
}
