import { byPrecedence, decodedParts, paramsIn, partsOf } from './pathPattern.ts'
import { routePaths, routeRow, type RoutePath } from './routes.ts'

const patterns = routePaths
  .flatMap((route) => {
    const parts = partsOf(route)
    const paging = routeRow(route)?.paging
    return [
      { route, parts },
      ...(paging === undefined ? [] : [{ route, parts: [...parts, ...partsOf(paging)] }]),
    ]
  })
  .toSorted((one, other) => byPrecedence(one.parts, other.parts))

/**
 * Finds the route of a base-less path, with the decoded values of its `:params` and of its paging. Returns null if no route matches. A
 * single word that starts no other route is a seller's address.
 */
export function matchRoute(path: string): { route: RoutePath; params: Record<string, string> } | null {
  const given = decodedParts(path)
  if (!given) return null
  for (const { route, parts } of patterns) {
    const params = paramsIn(parts, given)
    if (params) return { route, params }
  }
  return null
}
