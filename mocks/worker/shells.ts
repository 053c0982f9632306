import type { WorkerScope } from './scope.ts'

interface Shells {
  /** The cache of this build's files. */
  own: string
  /** The cache of pictures, which changes only when the pictures do. */
  pictures: string
  /** Notes that a page got this build's shell. */
  gavePage(clientId: string): void
  /** Deletes what older builds kept, once none of their pages is open. */
  forgetOld(): Promise<void>
}

/**
 * Every build keeps its shell in a cache of its own, so that an open page finds its files until it is closed. Which pages are
 * of this build is forgotten when the browser puts the worker to sleep; then older shells stay a little longer.
 */
export function createShells(
  scope: WorkerScope,
  { version, pictures }: { version: string; pictures: string },
): Shells {
  const ownPages = new Set<string>()
  // One origin may hold several shops, each under its own path.
  const prefix = `pasar:${scope.registration.scope}:`
  const own = `${prefix}shell-${version}`
  const ownPictures = `${prefix}pictures-${pictures}`
  let hasForgotten = false
  return {
    own,
    pictures: ownPictures,
    gavePage: (clientId) => {
      if (clientId) ownPages.add(clientId)
    },
    async forgetOld() {
      if (hasForgotten) return
      const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
      if (!open.every(({ id }) => ownPages.has(id))) return
      hasForgotten = true
      const names = await scope.caches.keys()
      const old = names.filter((name) => name.startsWith(prefix) && name !== own && name !== ownPictures)
      await Promise.all(old.map((name) => scope.caches.delete(name)))
    },
  }
}

/** A file by its hashed name from whichever build has it, else from the network. */
export const fromAnyShell = async (caches: CacheStorage, request: Request): Promise<Response> =>
  (await caches.match(request.url)) ?? fetch(request)
