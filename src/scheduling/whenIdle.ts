/** Does some work once the browser has nothing else to do, after `timeout` ms at the latest; answers the way to leave it. */
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
 * Does several works, each in an idle moment of its own: fetching a file that needs many others is a long task when three of them are
 * begun at once. Answers the way to leave the rest.
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
