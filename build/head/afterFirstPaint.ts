/** Two frames, then a task: what there is, is on the screen. A hidden tab has no frames and goes on at once. */
export const afterFirstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => resolve()
    if (document.hidden) return done()
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
    document.addEventListener('visibilitychange', done, { once: true })
  })
