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
