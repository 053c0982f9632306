/** A browser that keeps its times to itself says nothing of a paint. */
const PATIENCE_MS = 2_000

/**
 * Something is on the screen, and not only drawn for it: what is asked for before that would take its part of the line. A hidden tab
 * shows nothing and goes on at once.
 */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve()
    if (document.hidden) return done()
    setTimeout(done, PATIENCE_MS)
    document.addEventListener('visibilitychange', done, { once: true })
    const paints = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      paints.disconnect()
      done()
    })
    paints.observe({ type: 'paint', buffered: true })
  })
