/**
 * The paths under which the shop may live, the likeliest first, for an address it was opened at. Each starts and ends with a
 * slash. Every prefix of the address is among them, so that one of them is right.
 */
export function basePaths(pathname: string, firstSegments: readonly string[]): string[] {
  const words = pathname.split('/').filter(Boolean)
  const prefix = (length: number) =>
    `/${words
      .slice(0, length)
      .map((word) => `${word}/`)
      .join('')}`
  const route = words.findIndex((word) => firstSegments.includes(word))
  // An address that names no route is the home page when it ends in a slash, and else a page that does not exist.
  const likely = route >= 0 ? route : words.length - (pathname.endsWith('/') ? 0 : 1)
  const others = words.map((_, index) => words.length - index)
  return [...new Set([Math.max(likely, 0), ...others, 0].map(prefix))]
}
