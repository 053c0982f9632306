/**
 * Ignores the second click of a double click if the first one has changed the page. Pages change within a few hundredths of a second,
 * so that the second click would hit something on a page that the shopper has not seen yet.
 */
export function guardDoubleClicks(): () => void {
  let clicked = location.pathname
  const keep = (event: MouseEvent) => {
    if (event.detail < 2) clicked = location.pathname
    else if (location.pathname !== clicked) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  const listening = new AbortController()
  // A `mousedown` moves the focus and a double click selects a word. A capturing listener on the window runs first.
  for (const name of ['mousedown', 'click'] as const)
    window.addEventListener(name, keep, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
