/** A page that nobody looks at is given no frames. */
const NO_FRAME_MS = 100

/**
 * Resolves once the frame that answers a press is on the screen: what is begun before, a request too, is in its way. At once where
 * nothing is shown.
 */
export function pressAnswered(): Promise<void> {
  if (!('requestAnimationFrame' in globalThis) || document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    const alarm = setTimeout(resolve, NO_FRAME_MS)
    requestAnimationFrame(() => {
      clearTimeout(alarm)
      setTimeout(resolve)
    })
  })
}
