/** A page that says nothing of itself, and has the title of the page before, is there by then. */
const PATIENCE_MS = 5_000

/**
 * Does some work once the title of the page that is being drawn is there: another title is. `now` does it at once, for a page that says
 * itself that it stands, however long it took, or should it still wait when the shopper goes on.
 */
export function titleSettled(work: () => void): { now: () => void } {
  let isDone = false
  const finish = () => {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    observer.disconnect()
    work()
  }
  const before = document.title
  const observer = new MutationObserver(() => {
    if (document.title !== before) finish()
  })
  // React puts a page's title into the head as it puts the page on the screen; styles and what machines read come there as well.
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(finish, PATIENCE_MS)
  return { now: finish }
}
