/** Runs some work when the browser is idle, after `timeout` ms at the latest. Returns a function that cancels it. */
export function whenIdle(work: () => void, timeout = 5_000): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 1_000)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout })
  return () => cancelIdleCallback(id)
}

/**
 * Runs several pieces of work, each in an idle moment of its own: starting three files at once, each with many imports, is a long task.
 * Returns a function that cancels the rest.
 */
export function inIdleTurns(works: readonly (() => void)[]): () => void {
  const [work, ...others] = works
  if (!work) return () => {}
  let stopOthers = () => {}
  const stop = whenIdle(() => {
    work()
    stopOthers = inIdleTurns(others)
  })
  return () => {
    stop()
    stopOthers()
  }
}
