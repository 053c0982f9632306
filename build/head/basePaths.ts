/** Hosts usually give a shop one path segment. An address deeper than this without a route's segment belongs to a shop nearer the root. */
const USUAL_DEPTH = 1

/** Whether the address itself contains the base path: through a route's segment, or as the home page of a host. */
export const namesBasePath = (pathname: string, firstSegments: readonly string[]): boolean =>
  pathname === '/' || pathname.split('/').some((word) => firstSegments.includes(word))

/**
 * The possible base paths for an address, the most probable first. Each starts and ends with a slash. Every prefix of the address is among
 * them, so that one of them is right.
 */
export function basePaths(pathname: string, firstSegments: readonly string[]): string[] {
  const words = pathname.split('/').filter(Boolean)
  const prefix = (length: number) =>
    `/${words
      .slice(0, length)
      .map((word) => `${word}/`)
      .join('')}`
  const route = words.findIndex((word) => firstSegments.includes(word))
  const fromLongest = words.map((_, index) => words.length - index)
  const fromShortest = fromLongest.toReversed()
  const endsAsHome = pathname.endsWith('/')
  const unlisted = words.length - 1
  // An address without a route's segment is the home page if it ends in a slash, and otherwise a page that does not exist.
  if (route < 0 && !endsAsHome) {
    const likely = unlisted > USUAL_DEPTH ? [] : [Math.max(unlisted, 0)]
    return [...new Set([...likely, 0, ...fromShortest].map(prefix))]
  }
  const likely = route >= 0 ? route : words.length
  return [...new Set([likely, ...fromLongest, 0].map(prefix))]
}
