/** After this time a page has rendered, even if its title is that of the previous page. */
const PATIENCE_MS = 5_000

/**
 * Runs a function once the title of the page being rendered is set, which shows as a changed title. `now` runs it at once: when the page
 * reports that it has mounted, or when the shopper leaves first.
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
  // React sets a page's title in the head when it commits the page; styles and metadata change there as well.
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const timer = setTimeout(finish, PATIENCE_MS)
  return { now: finish }
}
