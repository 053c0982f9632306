/**
 * Where the focus moves when a line is removed: to the next line, else the previous one, else the heading of the page. Without this,
 * keyboard users would start again at the top of the document.
 */
export function keyAfterRemoval(keys: readonly string[], removed: string): string | null {
  const at = keys.indexOf(removed)
  return keys[at + 1] ?? keys[at - 1] ?? null
}

/** The id of a line's element, by the line's key. */
export const lineElementId = (key: string) => `cart-line-${key.replaceAll(/[^\w-]/g, '-')}`
export const CART_HEADING_ID = 'cart-heading'

/** Moves the focus after the list has rendered; `key` null means the heading. */
export const focusLine = (key: string | null) => {
  requestAnimationFrame(() => {
    const line = key === null ? null : document.getElementById(lineElementId(key))
    ;(line ?? document.getElementById(CART_HEADING_ID))?.focus()
  })
}

/** Focuses a restored line, on whichever page it is shown; else the main element. */
export const focusRestored = (key: string) => {
  requestAnimationFrame(() => {
    const line = document.getElementById(lineElementId(key))
    ;(line ?? document.getElementById('main'))?.focus({ preventScroll: line === null })
  })
}
