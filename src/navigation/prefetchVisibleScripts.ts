import { useSession } from '../stores/session/session.ts'
import { whenIdle } from '../scheduling/whenIdle.ts'
import type { Router } from './router.ts'
import { isDataSaver } from './isDataSaver.ts'
import { linkTarget } from './linkTarget.ts'
import { routesOfLinks } from './routesOfLinks.ts'

/** A link that is only scrolled past is in view for less. */
const REST_MS = 300

/** A guest sees no page of an account. */
const isForAccounts = (kind: string): boolean =>
  kind === '/account' && useSession.getState().user?.isGuest !== false

/**
 * Loads the scripts of the pages whose links have stayed in view, each kind of page once, in idle moments. `prefetchVisibleData` loads
 * the data of a few of them.
 */
export function prefetchVisibleScripts(router: Router): () => void {
  const pages = routesOfLinks(router)
  const done = new Set<string>()
  const resting = new Map<Element, ReturnType<typeof setTimeout>>()
  const cancelRest = (link: Element) => {
    clearTimeout(resting.get(link))
    resting.delete(link)
  }

  const queue: HTMLAnchorElement[] = []
  let stopLoading: (() => void) | null = null
  // One after the other, since starting three such files at once is a long task.
  const loadNext = () => {
    stopLoading = null
    const link = queue.shift()
    if (link) pages.loadScripts(pages.of(link))
    if (queue.length > 0) stopLoading = whenIdle(loadNext)
  }
  const enqueue = (link: HTMLAnchorElement) => {
    resting.delete(link)
    const kind = linkTarget(router, link)
    if (done.has(kind) || isDataSaver() || pages.of(link).length === 0) return
    done.add(kind)
    queue.push(link)
    stopLoading ??= whenIdle(loadNext)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      cancelRest(target)
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      resting.set(
        target,
        setTimeout(() => enqueue(target), REST_MS),
      )
    }
  })

  let stopWaiting: (() => void) | null = null
  /** A page renders some of its links only when they come near the screen. */
  const observeAgain = () => {
    stopWaiting ??= whenIdle(() => {
      stopWaiting = null
      observer.disconnect()
      for (const link of resting.keys()) cancelRest(link)
      if (isDataSaver()) return
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
        const kind = linkTarget(router, link)
        if (!done.has(kind) && !isForAccounts(kind)) observer.observe(link)
      }
    })
  }
  observeAgain()
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') observeAgain()
  })
  document.addEventListener('scrollend', observeAgain, { passive: true })
  return () => {
    stopWaiting?.()
    stopLoading?.()
    observer.disconnect()
    for (const link of resting.keys()) cancelRest(link)
    unsubscribe()
    document.removeEventListener('scrollend', observeAgain)
  }
}
