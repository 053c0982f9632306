import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../scheduling/afterPaint.ts'
import { withoutPages } from '../paths.ts'
import { announce } from '../ui/feedback/Announcer.tsx'
import { focusMain } from '../ui/layout/focusMain.ts'

/**
 * After a navigation, focuses the main element and announces the title, as a full page load would. The first page is left alone, and so is
 * an element that the shopper has focused already. Returns the ref of the main element.
 */
export function useFocusOnArrival(pathname: string) {
  // "Load more" writes its pages to the address: the page is still the same.
  const path = withoutPages(pathname)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return undefined
    const isSamePage = withoutPages(shown.current) === path
    shown.current = pathname
    const before = document.activeElement
    // Before the paint, focusing would force another layout of the whole page.
    return afterPaint(() => {
      const focused = document.activeElement
      // "Show earlier products" and "Show full text" disappear with their press.
      if (isSamePage && focused !== document.body) return
      // The shopper has focused an element on the new page already.
      const isChosen = focused !== before && main.current?.contains(focused) === true
      // Switching between the sizes of a product keeps the focus on the sizes.
      if (!isChosen && !focused?.closest('[data-stay]')) focusMain()
      announce(document.title)
    })
  }, [pathname, path])
  return main
}
