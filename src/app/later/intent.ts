import { matchRoutes } from 'react-router-dom'
import { to, withoutPages } from '../../paths.ts'
import { inIdleTurns } from '../../ui/whenIdle.ts'
import { askEarlyPage, forgetEarlyPage } from '../earlyPage.ts'
import { prepare } from '../preparing.ts'
import type { Router } from '../effects/router.ts'

/**
 * A pointer that crosses a link, or a tab key on its way to another, means nothing by it. What a hand presses it has rested on for
 * longer; and work begun just as the press comes would only be in its way.
 */
const REST_MS = 40

/** Where a shopper goes from nearly every page. */
const LIKELY = [to.product({ gid: '0', slug: '0' }), to.category({ gid: '0', slug: '0' }), to.home()]

/** The paths that fit what has no page. */
const OPEN = new Set<string | undefined>(['*', '/:sellerSlug'])

/** What the browser tells of the network; not every browser does. */
interface NetworkTold {
  saveData?: boolean
  effectiveType?: string
}

/** Looking around must not cost those who count their bytes, nor be in the way where little fits through. */
function isSparing(): boolean {
  const told = (navigator as Navigator & { connection?: NetworkTold }).connection
  return told?.saveData === true || told?.effectiveType === 'slow-2g' || told?.effectiveType === '2g'
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

const staysHere = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

/**
 * Makes ready the page that the shopper is about to go to, its data and its script: when a mouse or the focus comes to a link of the
 * shop, and at the latest when it is pressed. The way there begins with the click, so that a press can still be taken back
 * (WCAG 2.5.2).
 */
export function prepareOnIntent(router: Router): () => void {
  const basename = router.basename ?? '/'

  const isOnTheWay = () => router.state.navigation.state !== 'idle'
  const matchesOf = (place: string | HTMLAnchorElement) => matchRoutes(router.routes, place, basename) ?? []
  const loadScripts = (matches: ReturnType<typeof matchesOf>) => {
    for (const { route } of matches)
      if (typeof route.lazy === 'function') void prepare(route.lazy(), isOnTheWay)
  }

  // Within a press, even a file at hand takes a slow phone longer than the frame it has.
  const base = basename.replace(/\/$/, '')
  const stopLoading = inIdleTurns(
    LIKELY.map((path) => () => {
      if (!isSparing()) loadScripts(matchesOf(base + path))
    }),
  )

  const makeReady = (link: HTMLAnchorElement) => {
    // "Load more" and filters change a part of the page that is there.
    if (withoutPages(link.pathname) === withoutPages(router.state.location.pathname)) return
    const matches = matchesOf(link)
    // An address without a page of its own, or none of the shop's, has nothing to make ready; a single word may be nobody's.
    if (!matches.some(({ route }) => route.loader && !OPEN.has(route.path))) return
    loadScripts(matches)
    askEarlyPage(new URL(link.href))
  }

  let looked: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const lookAt = (link: HTMLAnchorElement | null) => {
    if (link === looked) return
    clearTimeout(timer)
    looked = link
    if (link && staysHere(link) && !isSparing()) timer = setTimeout(makeReady, REST_MS, link)
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
    if (link && isPlain && staysHere(link)) makeReady(link)
  }

  document.addEventListener('pointerover', onPointer, { passive: true })
  document.addEventListener('focusin', onFocus)
  document.addEventListener('pointerdown', onPress, { passive: true })
  return () => {
    clearTimeout(timer)
    stopLoading()
    forgetEarlyPage()
    document.removeEventListener('pointerover', onPointer)
    document.removeEventListener('focusin', onFocus)
    document.removeEventListener('pointerdown', onPress)
  }
}
