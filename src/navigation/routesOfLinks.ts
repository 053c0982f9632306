import { matchRoutes } from 'react-router-dom'
import { withoutPages } from '../paths.ts'
import type { Router } from './router.ts'
import { prepare } from './prefetching.ts'

type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** The paths that fit what has no page. */
const OPEN = new Set<string | undefined>(['*', '/:sellerSlug'])

const isInShop = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

export interface RoutesOfLinks {
  /**
   * What draws the page that a link leads to. Nothing where that is elsewhere, a part of the page at hand ("Load more", filters), or an
   * address that may be nobody's: a single word can be a seller's.
   */
  of: (link: HTMLAnchorElement) => Matches
  /** The same of a path inside the shop. */
  at: (path: string) => Matches
  /** Fetches its scripts and its words; its data is for whoever asks. */
  loadScripts: (matches: Matches) => void
}

/** Finds pages before anybody goes to them. */
export function routesOfLinks(router: Router): RoutesOfLinks {
  const basename = router.basename ?? '/'
  const isOnTheWay = () => router.state.navigation.state !== 'idle'
  const matchesOf = (place: string | HTMLAnchorElement) => matchRoutes(router.routes, place, basename) ?? []
  return {
    of(link) {
      if (!isInShop(link)) return []
      if (withoutPages(link.pathname) === withoutPages(router.state.location.pathname)) return []
      const matches = matchesOf(link)
      return matches.some(({ route }) => route.loader && !OPEN.has(route.path)) ? matches : []
    },
    at: (path) => matchesOf(basename.replace(/\/$/, '') + path),
    loadScripts(matches) {
      for (const { route } of matches)
        if (typeof route.lazy === 'function') void prepare(route.lazy(), isOnTheWay)
    },
  }
}
