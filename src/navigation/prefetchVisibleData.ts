import { whenIdle } from '../scheduling/whenIdle.ts'
import { prefetchVisible, clearPrefetchCache } from './prefetchCache.ts'
import type { Router } from './router.ts'
import { isDataSaver } from './isDataSaver.ts'
import { linkTarget } from './linkTarget.ts'
import { routesOfLinks } from './routesOfLinks.ts'

/** After this time without scrolling, the shopper reads the screen. */
const REST_MS = 700

/** The shopper visits one of the visible pages, most likely one near the middle. */
const AT_MOST = 3

/** Products and lists stay valid for a while, a cart or a checkout does not. */
const isOfProducts = (kind: string): boolean => kind.startsWith('/product')

/** The distance of an element's middle from the middle of the screen, in CSS pixels. */
const fromMiddle = ({
  boundingClientRect: { left, right, top, bottom },
}: IntersectionObserverEntry): number =>
  Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2)

/** Calls `onVisible` once with the elements that are completely in view, the nearest to the middle first. Forces no layout. */
function observeVisible(elements: Iterable<Element>, onVisible: (visible: Element[]) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    const whole = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.9)
    onVisible(whole.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)).map(({ target }) => target))
  })
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/**
 * Prefetches the data of the few product and list pages whose links are nearest to the middle, after the shopper has scrolled: one
 * after the other, in idle moments. Before the first scroll it prefetches nothing, since the page itself is still loading.
 */
export function prefetchVisibleData(router: Router): () => void {
  const pages = routesOfLinks(router)
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}

  /** The links of the page's content to products and lists, by address. */
  function contentLinks(): Map<string, HTMLAnchorElement> {
    const links = new Map<string, HTMLAnchorElement>()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const address = link.pathname + link.search
      if (links.has(address) || !isOfProducts(linkTarget(router, link)) || pages.of(link).length === 0)
        continue
      links.set(address, link)
    }
    return links
  }

  function prefetchInTurn([link, ...others]: readonly HTMLAnchorElement[]) {
    if (!link) return
    const prefetchOne = async () => {
      let isCancelled = false
      cancel = () => {
        isCancelled = true
      }
      const hasReply = await prefetchVisible(new URL(link.href))
      // If one has no usable reply, the others will have none either.
      if (hasReply && !isCancelled) prefetchInTurn(others)
    }
    cancel = whenIdle(() => void prefetchOne())
  }

  const prefetchAll = () => {
    if (isDataSaver()) return
    cancel = whenIdle(() => {
      cancel = observeVisible(contentLinks().values(), (visible) =>
        prefetchInTurn(visible.slice(0, AT_MOST).filter((element) => element instanceof HTMLAnchorElement)),
      )
    })
  }
  const reset = () => {
    clearTimeout(timer)
    cancel()
    cancel = () => {}
  }
  const onScroll = () => {
    reset()
    timer = setTimeout(prefetchAll, REST_MS)
  }
  const unsubscribe = router.subscribe(reset)
  // Also catches rows that scroll sideways.
  document.addEventListener('scroll', onScroll, { passive: true, capture: true })
  return () => {
    reset()
    clearPrefetchCache()
    unsubscribe()
    document.removeEventListener('scroll', onScroll, { capture: true })
  }
}
