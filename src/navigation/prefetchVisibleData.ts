import { whenIdle } from '../scheduling/whenIdle.ts'
import { prefetchVisible, clearPrefetchCache } from './prefetchCache.ts'
import type { Router } from './router.ts'
import { isDataSaver } from './isDataSaver.ts'
import { pageKindOf } from './linkTarget.ts'
import { routesOfLinks } from './routesOfLinks.ts'

/** By then a screen that was scrolled to is being read. */
const REST_MS = 700

/** What the eye rests on is near the middle; of all that is in view a shopper goes to one. */
const AT_MOST = 3

/** Goods and lists of them stay what they are for a while; a cart or a checkout is of the moment. */
const isOfGoods = (kind: string): boolean => kind.startsWith('/product')

/** How far the middle of something is from the middle of the screen, in CSS pixels. */
const fromMiddle = ({
  boundingClientRect: { left, right, top, bottom },
}: IntersectionObserverEntry): number =>
  Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2)

/** Tells once which of the elements are wholly in view, the nearest to the middle first. Lays nothing out. */
function whatIsInView(elements: Iterable<Element>, hear: (inView: Element[]) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const whole = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.9)
    hear(whole.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)).map(({ target }) => target))
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Asks for the data of the few pages of goods whose links stand nearest to the middle once somebody has moved the page and lets it rest: one after
 * the other, in idle moments. What a page opens with is left alone, as that time belongs to the page.
 */
export function prefetchVisibleData(router: Router): () => void {
  const pages = routesOfLinks(router)
  let timer: ReturnType<typeof setTimeout> | undefined
  let leave = () => {}

  /** The addresses of goods that a shopper may go to from the content of this page. */
  function linksOfContent(): Map<string, HTMLAnchorElement> {
    const links = new Map<string, HTMLAnchorElement>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const address = link.pathname + link.search
      if (links.has(address) || !isOfGoods(pageKindOf(router, link)) || pages.of(link).length === 0) continue
      links.set(address, link)
    }
    return links
  }

  function askInTurns([link, ...others]: readonly HTMLAnchorElement[]) {
    if (!link) return
    const ask = async () => {
      let isLeft = false
      leave = () => {
        isLeft = true
      }
      const isThere = await prefetchVisible(new URL(link.href))
      // Where one is refused, or is nobody's, the others would be too.
      if (isThere && !isLeft) askInTurns(others)
    }
    leave = whenIdle(() => void ask())
  }

  const look = () => {
    if (isDataSaver()) return
    leave = whenIdle(() => {
      leave = whatIsInView(linksOfContent().values(), (inView) =>
        askInTurns(inView.slice(0, AT_MOST).filter((element) => element instanceof HTMLAnchorElement)),
      )
    })
  }
  const start = () => {
    clearTimeout(timer)
    leave()
    leave = () => {}
  }
  const onMove = () => {
    start()
    timer = setTimeout(look, REST_MS)
  }
  const stopFollowing = router.subscribe(start)
  // Of shelves that move to the side as well.
  document.addEventListener('scroll', onMove, { passive: true, capture: true })
  return () => {
    start()
    clearPrefetchCache()
    stopFollowing()
    document.removeEventListener('scroll', onMove, { capture: true })
  }
}
