/**
 * Removes the slash at the end of the address, which a host adds that keeps each page in a folder; no address of the shop has one.
 * `base` is the shop's own path, with its slash, which stays.
 */
export function removeFinalSlash(base: string): void {
  const { pathname, search, hash } = location
  if (pathname.endsWith('/') && pathname !== base)
    history.replaceState(history.state, '', `${pathname.slice(0, -1)}${search}${hash}`)
}
