import { useEffect, useRef } from 'react'
import { afterPaint } from '../ui/afterPaint.ts'
import { withoutPages } from '../paths.ts'
import { announce } from '../ui/Announcer.tsx'

/**
 * On another page the focus goes to its main part and its title is announced, as a full load would do; the first page is
 * left alone, and so is a choice that has been made there. Gives the ref of the main part.
 */
export function useArrival(pathname: string) {
  // "Load more" writes the pages shown into the address: the shopper is still on the same page.
  const path = withoutPages(pathname)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return undefined
    shown.current = path
    // Before the paint, the focus would have the whole page laid out once more.
    return afterPaint(() => {
      // Who tries one size of a product after the other is still among them.
      if (!document.activeElement?.closest('[data-stay]')) main.current?.focus({ preventScroll: true })
      announce(document.title)
    })
  }, [path])
  return main
}
