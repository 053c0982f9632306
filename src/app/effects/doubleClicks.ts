/**
 * A page comes within a few hundredths of a second: the second click of a double click would meet whatever lies there on a page that
 * the shopper has not seen yet. It belongs to the page that the first one was on, and does nothing on another.
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
  // Its press would take the focus and select a word. The window hears of both before anybody else does.
  for (const name of ['mousedown', 'click'] as const)
    window.addEventListener(name, keep, { capture: true, signal: listening.signal })
  return () => listening.abort()
}
