import { to } from '../paths.ts'
import { inIdleTurns } from '../scheduling/whenIdle.ts'
import { prefetchIntended, cancelIntended } from './prefetchCache.ts'
import { isPlainPress } from './link/isPlainPress.ts'
import type { Router } from './router.ts'
import { renderInBackground } from './renderInBackground.ts'
import { isDataSaver } from './isDataSaver.ts'
import { routesOfLinks } from './routesOfLinks.ts'

/**
 * A pointer that only crosses a link, or a focus that moves on, does not stay this long. A link that is pressed had the pointer for
 * longer, and work that begins together with the press would delay it.
 */
const REST_MS = 40

/** The pages that shoppers visit from nearly every page. */
const LIKELY = [to.product({ gid: '0', slug: '0' }), to.category({ gid: '0', slug: '0' }), to.home()]

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Prefetches the script and the data of a page when the pointer or the focus rests on a link to it, and at the latest when the link
 * is pressed, and renders the page in the background. The navigation begins with the click, so that a press can still be cancelled
 * (WCAG 2.5.2).
 */
export function prefetchOnIntent(router: Router): () => void {
  const pages = routesOfLinks(router)

  // Even a cached file takes a slow phone longer to load than the one frame that a press has.
  const stopLoading = inIdleTurns(
    LIKELY.map((path) => () => {
      if (!isDataSaver()) pages.loadScripts(pages.at(path))
    }),
  )

  const prefetch = (link: HTMLAnchorElement) => {
    const matches = pages.of(link)
    if (matches.length === 0) return
    pages.loadScripts(matches)
    const url = new URL(link.href)
    prefetchIntended(url, (data) => renderInBackground(router, url, matches, data))
  }

  let current: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const pointAt = (link: HTMLAnchorElement | null) => {
    if (link === current) return
    clearTimeout(timer)
    current = link
    if (link && !isDataSaver()) timer = setTimeout(prefetch, REST_MS, link)
  }
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') pointAt(linkAt(event))
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) pointAt(linkAt(event))
  }
  const onPress = (event: PointerEvent) => {
    const link = linkAt(event)
    clearTimeout(timer)
    if (link && isPlainPress(event)) prefetch(link)
  }

  document.addEventListener('pointerover', onPointer, { passive: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, { passive: true })
  // The press has become a swipe.
  document.addEventListener('pointercancel', cancelIntended, { passive: true })
  return () => {
    clearTimeout(timer)
    stopLoading()
    cancelIntended()
    document.removeEventListener('pointerover', onPointer)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('pointercancel', cancelIntended)
  }
}
