/** Some browsers do not report paint times. */
const PATIENCE_MS = 2_000

/** Resolves after the first paint, since earlier requests would compete with it. A hidden tab does not paint and continues at once. */
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
