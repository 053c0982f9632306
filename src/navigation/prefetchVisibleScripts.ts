import { useSession } from '../stores/session/session.ts'
import { whenIdle } from '../scheduling/whenIdle.ts'
import type { Router } from './router.ts'
import { isDataSaver } from './isDataSaver.ts'
import { pageKindOf } from './linkTarget.ts'
import { routesOfLinks } from './routesOfLinks.ts'

/** What is only scrolled past is in view for less. */
const REST_MS = 300

/** No guest sees a page of an account. */
const isClosed = (kind: string): boolean =>
  kind === '/account' && useSession.getState().user?.isGuest !== false

/**
 * Loads the scripts of the pages whose links have rested in view, each kind once, in idle moments. Their data is asked for
 * of a few, and later (`prefetchVisibleData`).
 */
export function prefetchVisibleScripts(router: Router): () => void {
  const pages = routesOfLinks(router)
  const done = new Set<string>()
  const resting = new Map<Element, ReturnType<typeof setTimeout>>()
  const leave = (link: Element) => {
    clearTimeout(resting.get(link))
    resting.delete(link)
  }

  const wanted: HTMLAnchorElement[] = []
  let stopLoading: (() => void) | null = null
  // One after the other: to begin with three such files at once is a long task.
  const loadNext = () => {
    stopLoading = null
    const link = wanted.shift()
    if (link) pages.loadScripts(pages.of(link))
    if (wanted.length > 0) stopLoading = whenIdle(loadNext)
  }
  const want = (link: HTMLAnchorElement) => {
    resting.delete(link)
    const kind = pageKindOf(router, link)
    if (done.has(kind) || isDataSaver() || pages.of(link).length === 0) return
    done.add(kind)
    wanted.push(link)
    stopLoading ??= whenIdle(loadNext)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      leave(target)
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      resting.set(
        target,
        setTimeout(() => want(target), REST_MS),
      )
    }
  })

  let stopWaiting: (() => void) | null = null
  /** A page draws some of its links as they come near. */
  const lookAgain = () => {
    stopWaiting ??= whenIdle(() => {
      stopWaiting = null
      observer.disconnect()
      for (const link of resting.keys()) leave(link)
      if (isDataSaver()) return
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const kind = pageKindOf(router, link)
        if (!done.has(kind) && !isClosed(kind)) observer.observe(link)
      }
    })
  }
  lookAgain()
  const stopFollowing = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') lookAgain()
  })
  document.addEventListener('scrollend', lookAgain, { passive: true })
  return () => {
    stopWaiting?.()
    stopLoading?.()
    observer.disconnect()
    for (const link of resting.keys()) leave(link)
    stopFollowing()
    document.removeEventListener('scrollend', lookAgain)
  }
}
