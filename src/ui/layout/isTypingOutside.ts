/** Whether the shopper types or chooses in a field outside of `place`: an answer that arrives late must not take the focus from it. */
export function isTypingOutside(place: Element | null): boolean {
  const focused = document.activeElement
  return focused !== null && focused.matches('input, textarea, select') && !place?.contains(focused)
}
