import type { WorkerScope } from './scope.ts'

interface Shells {
  /** The cache of this build's files. */
  own: string
  /** The cache of pictures, which changes only when the pictures do. */
  pictures: string
  /** Notes that a page got this build's shell. */
  gavePage(clientId: string): void
  /** A file that this build has stored. */
  stored(url: string): Promise<Response | undefined>
  /** Stores files that are not stored yet, one after the other; resolves to whether all of them are. */
  store(urls: readonly string[]): Promise<boolean>
  /** Deletes what older builds kept, once none of their pages is open. */
  forgetOld(): Promise<void>
}

/**
 * Every build keeps its shell in a cache of its own, so that an open page finds its files until it is closed. The list of pages of this
 * build is lost when the browser stops the worker; then older shells stay a little longer.
 */
export function createShells(
  scope: WorkerScope,
  { version, pictures }: { version: string; pictures: string },
): Shells {
  const ownPages = new Set<string>()
  // One origin may contain several shops, each under its own path.
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
    stored: async (url) => (await scope.caches.open(own)).match(url),
    async store(urls) {
      const cache = await scope.caches.open(own)
      const known = new Set((await cache.keys()).map((request) => request.url))
      let isWhole = true
      for (const url of urls) if (!known.has(url)) isWhole = (await added(cache, url)) && isWhole
      return isWhole
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

/** Some hosts answer a missing file with a page. */
const isFile = ({ ok, headers }: Response): boolean => ok && !headers.get('content-type')?.includes('html')

/** Fetches a file and stores it; false where that fails, as without a network. */
async function added(cache: Cache, url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    if (!isFile(response)) return false
    await cache.put(url, response)
    return true
  } catch {
    return false
  }
}

/** A full storage keeps nothing more: then it comes from the network the next time as well. */
async function keep(caches: CacheStorage, own: string, url: string, response: Response): Promise<void> {
  try {
    await (await caches.open(own)).put(url, response)
  } catch {}
}

/**
 * A file by its hashed name, from the cache of any build, else from the network, and then cached. The console's files come this way, on
 * demand.
 */
export async function fromAnyShell(caches: CacheStorage, own: string, request: Request): Promise<Response> {
  const known = await caches.match(request.url)
  if (known) return known
  const response = await fetch(request)
  if (isFile(response)) void keep(caches, own, request.url, response.clone())
  return response
}
