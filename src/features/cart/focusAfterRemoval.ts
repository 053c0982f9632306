/**
 * Where the focus goes when a line leaves the list: to the next line, else the one before, else the page's heading,
 * so that nobody with a keyboard falls back to the top of the document.
 */
export function keyAfterRemoval(keys: readonly string[], removed: string): string | null {
  const at = keys.indexOf(removed)
  return keys[at + 1] ?? keys[at - 1] ?? null
}

export const lineElementId = (key: string) => `cart-line-${key.replaceAll(/[^\w-]/g, '-')}`
export const CART_HEADING_ID = 'cart-heading'

/** Moves the focus once the list is drawn again; `key` null means the heading. */
export const focusLine = (key: string | null) => {
  requestAnimationFrame(() => {
    const line = key === null ? null : document.getElementById(lineElementId(key))
    ;(line ?? document.getElementById(CART_HEADING_ID))?.focus()
  })
}

/** A line that is put back has the focus, wherever the shopper sees it; else the page's main part. */
export const focusRestored = (key: string) => {
  requestAnimationFrame(() => {
    const line = document.getElementById(lineElementId(key))
    ;(line ?? document.getElementById('main'))?.focus({ preventScroll: line === null })
  })
}
