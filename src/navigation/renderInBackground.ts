import { NavigationType, type RouteMatch } from 'react-router-dom'
import type { PageData } from '../contract/entities/page.ts'
import { KEPT_MS } from './prefetchCache.ts'
import type { Router } from './router.ts'
import { setBackgroundPage, clearBackgroundPage, useBackgroundPage } from './backgroundRender.ts'
import { isFastDevice } from './renderTiming.ts'
import { prefetch } from './prefetching.ts'
import { layOutHidden } from './layOutHidden.ts'

const isPage = ({ route }: Pick<RouteMatch, 'route'>): boolean => route.loader !== undefined

/**
 * Renders the page of a link in the background from this data, for as long as the data may be shown. Not from one product to the next
 * or from list to list: there the page on screen gets the other data, and keeps its state.
 */
export function renderInBackground(
  router: Router,
  { pathname, search, hash }: URL,
  matches: readonly RouteMatch[],
  data: PageData,
): void {
  const { state, basename = '/' } = router
  const depth = matches.findIndex(isPage) + 1
  const page = matches[depth - 1]
  if (!page || page.route.id === state.matches.find(isPage)?.route.id) return
  const path = `/${pathname.slice(basename.replace(/\/?$/, '/').length)}`
  const background = setBackgroundPage({
    data,
    // On a slow device, the layout might delay the press.
    ...(isFastDevice() && { layOut: layOutHidden }),
    location: {
      location: { pathname: path, search, hash, state: null, key: 'background' },
      navigationType: NavigationType.Push,
    },
    route: { outlet: null, matches: matches.slice(0, depth), isDataRoute: true },
  })
  const kept = new Promise<void>((resolve) => {
    setTimeout(resolve, KEPT_MS)
  })
  // The shopper may never need the files that its parts load.
  void prefetch(kept, () => state !== router.state)
  void kept.then(() => useBackgroundPage.getState() === background && clearBackgroundPage())
}
