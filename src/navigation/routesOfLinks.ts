import { matchRoutes } from 'react-router-dom'
import { withoutPages } from '../paths.ts'
import type { Router } from './router.ts'
import { prefetch } from './prefetching.ts'

type Matches = NonNullable<ReturnType<typeof matchRoutes>>

/** Patterns that also match addresses without a page. */
const CATCH_ALL = new Set<string | undefined>(['*', '/:sellerSlug'])

const isInShop = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  (link.target === '' || link.target === '_self') &&
  !link.hasAttribute('download')

export interface RoutesOfLinks {
  /**
   * The routes of the page that a link leads to. Empty for a link that leaves the shop or changes only the page on screen ("Load
   * more", filters), and for an address that may have no page: a single word can be a seller's.
   */
  of: (link: HTMLAnchorElement) => Matches
  /** The same for a path inside the shop. */
  at: (path: string) => Matches
  /** Prefetches the scripts and texts of the page, not its data. */
  loadScripts: (matches: Matches) => void
}

/** Finds the routes of links before a navigation. */
export function routesOfLinks(router: Router): RoutesOfLinks {
  const basename = router.basename ?? '/'
  const matchesOf = (place: string | HTMLAnchorElement) => matchRoutes(router.routes, place, basename) ?? []
  return {
    of(link) {
      if (!isInShop(link)) return []
      if (withoutPages(link.pathname) === withoutPages(router.state.location.pathname)) return []
      const matches = matchesOf(link)
      return matches.some(({ route }) => route.loader && !CATCH_ALL.has(route.path)) ? matches : []
    },
    at: (path) => matchesOf(basename.replace(/\/$/, '') + path),
    loadScripts(matches) {
      for (const { route } of matches) if (typeof route.lazy === 'function') void prefetch(route.lazy())
    },
  }
}
