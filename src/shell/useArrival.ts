import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../scheduling/afterPaint.ts'
import { withoutPages } from '../paths.ts'
import { announce } from '../ui/feedback/Announcer.tsx'

/**
 * On another page the focus goes to its main part and its title is announced, as a full load would do; the first page is
 * left alone, and so is a choice that has been made there. Gives the ref of the main part.
 */
export function useArrival(pathname: string) {
  // "Load more" writes the pages shown into the address: the shopper is still on the same page.
  const path = withoutPages(pathname)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return undefined
    shown.current = path
    const before = document.activeElement
    // Before the paint, the focus would have the whole page laid out once more.
    return afterPaint(() => {
      const focused = document.activeElement
      // The shopper has focused something on the new page already.
      const isChosen = focused !== before && main.current?.contains(focused) === true
      // Who tries one size of a product after the other is still among them.
      if (!isChosen && !focused?.closest('[data-stay]')) main.current?.focus({ preventScroll: true })
      announce(document.title)
    })
  }, [path])
  return main
}
