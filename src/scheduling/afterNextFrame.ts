/** A page that nobody looks at is given no frames. */
const NO_FRAME_MS = 100

/**
 * How long what can wait leaves a frame alone that other threads put together: where there are few cores, it would run in their place.
 */
export const FRAME_MS = 16

/**
 * Resolves once the frame that answers a press is drawn, or this many ms later: what is begun before, a request too, is in its way. At
 * once where nothing is shown.
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
