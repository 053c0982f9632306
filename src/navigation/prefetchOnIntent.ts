import { to } from '../paths.ts'
import { inIdleTurns } from '../scheduling/whenIdle.ts'
import { prefetchIntended, cancelIntended } from './prefetchCache.ts'
import type { Router } from './router.ts'
import { renderInBackground } from './renderInBackground.ts'
import { isDataSaver } from './isDataSaver.ts'
import { routesOfLinks } from './routesOfLinks.ts'

/**
 * A pointer that crosses a link, or a tab key on its way to another, means nothing by it. What a hand presses it has rested on for
 * longer; and work begun just as the press comes would only be in its way.
 */
const REST_MS = 40

/** Where a shopper goes from nearly every page. */
const LIKELY = [to.product({ gid: '0', slug: '0' }), to.category({ gid: '0', slug: '0' }), to.home()]

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/**
 * Makes ready the page that the shopper is about to go to, its data and its script: when a mouse or the focus comes to a link of the
 * shop, and at the latest when it is pressed. The way there begins with the click, so that a press can still be taken back
 * (WCAG 2.5.2).
 */
export function prefetchOnIntent(router: Router): () => void {
  const pages = routesOfLinks(router)

  // Within a press, even a file at hand takes a slow phone longer than the frame it has.
  const stopLoading = inIdleTurns(
    LIKELY.map((path) => () => {
      if (!isDataSaver()) pages.loadScripts(pages.at(path))
    }),
  )

  const makeReady = (link: HTMLAnchorElement) => {
    const matches = pages.of(link)
    if (matches.length === 0) return
    pages.loadScripts(matches)
    const url = new URL(link.href)
    prefetchIntended(url, (data) => renderInBackground(router, url, matches, data))
  }

  let looked: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const lookAt = (link: HTMLAnchorElement | null) => {
    if (link === looked) return
    clearTimeout(timer)
    looked = link
    if (link && !isDataSaver()) timer = setTimeout(makeReady, REST_MS, link)
  }
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') lookAt(linkAt(event))
  }
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) lookAt(linkAt(event))
  }
  const onPress = (event: PointerEvent) => {
    const link = linkAt(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
    clearTimeout(timer)
    if (link && isPlain) makeReady(link)
  }

  document.addEventListener('pointerover', onPointer, { passive: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, { passive: true })
  // A press that became a swipe.
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
