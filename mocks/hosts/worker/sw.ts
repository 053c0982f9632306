/**
 * The shop's service worker. It serves the shell and the pictures itself, so that they cost the page nothing and are there
 * without a network; calls go on to MSW's script, which asks the page. Built by `build/worker.ts` into `sw.js`.
 */
import { PrecacheController } from 'workbox-precaching'
import { Route, Router } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { Header } from '../../../src/contract/headers.ts'
import { inMemory } from './inMemory.ts'
import { limitedTo } from './limitedTo.ts'
import { pictureMissing } from './pictureMissing.ts'
import type { WorkerScope } from './scope.ts'
import { createShells, fromAnyShell } from './shells.ts'
import { STORE_FOR_OFFLINE } from './storeForOffline.ts'

declare const self: WorkerScope
/**
 * Filled in by the build (`build/workerFiles.ts`): the files that are stored before the worker takes over, and those that are stored
 * later; what is no page; and names for this state of all.
 */
declare const BUILT: {
  version: string
  pictures: string
  shell: { url: string; revision: string | null }[]
  offline: readonly { url: string }[]
  files: readonly string[]
}

// Named once: the build writes the whole list wherever it is named.
const built = BUILT
const MAX_PICTURES = 600
/** A picture has some 7 KB; a few long lists. */
const MAX_IN_MEMORY = 400
const scope = new URL(self.registration.scope)
const pathIn = (url: URL) =>
  url.href.startsWith(scope.href) ? url.pathname.slice(scope.pathname.length) : null

const shells = createShells(self, built)
const shell = new PrecacheController({ cacheName: shells.own })
shell.addToCacheList(built.shell)

self.addEventListener('install', (event) => {
  event.waitUntil(shell.install(event))
})

const router = new Router()

const isPage = (url: URL) => {
  const path = pathIn(url)
  // An address is a page unless it is a known file: a search term may contain a dot.
  return path !== null && !built.files.some((file) => path.startsWith(file))
}

if (built.shell.length > 0) {
  const page = shell.createHandlerBoundToURL('shell.html')
  router.registerRoute(new Route(({ url, request }) => request.mode === 'navigate' && isPage(url), page))
}

// Files of the shell have a hash in their name: a file for a page of an older build is in that build's cache.
router.registerRoute(
  new Route(
    ({ url }) =>
      pathIn(url)?.startsWith('assets/') === true || shell.getCacheKeyForURL(url.href) !== undefined,
    async ({ request }) =>
      (await shell.matchPrecache(request)) ?? (await fromAnyShell(self.caches, shells.own, request)),
  ),
)

const recent = inMemory(MAX_IN_MEMORY)
const pictures = new CacheFirst({
  cacheName: shells.pictures,
  plugins: [limitedTo(MAX_PICTURES), recent.plugin],
})
const stored = new Set(built.offline.map(({ url }) => url))
const pictureRoute = new Route(
  ({ url }) => /^(packs|illustrations)\//.test(pathIn(url) ?? ''),
  async (asked) =>
    (stored.has(pathIn(asked.url) ?? '') ? await shells.stored(asked.request.url) : undefined) ??
    (await pictures.handle(asked)),
)
pictureRoute.setCatchHandler(pictureMissing)
router.registerRoute(pictureRoute)

const isCall = (request: Request) =>
  request.mode !== 'navigate' &&
  (pathIn(new URL(request.url))?.startsWith('api/') === true || request.headers.has(Header.PAGE_DATA))

self.addEventListener('fetch', (event) => {
  // MSW's listener comes after this one and takes the calls.
  if (isCall(event.request)) return
  event.stopImmediatePropagation()
  const known = recent.answer(event.request.url)
  if (known) return event.respondWith(known)
  const response = router.handleRequest({ request: event.request, event })
  if (response) event.respondWith(response)
  if (response) shells.gavePage(event.resultingClientId)
})

self.addEventListener('activate', (event) => {
  event.waitUntil(shells.forgetOld())
})

// MSW takes its registration away with the last page; then nothing would open the shop offline.
self.registration.unregister = async () => false

// MSW keeps the pages it serves in one cache for all versions of a worker. A page activated by an older worker listens to that one only:
// this worker must not pass it calls, which would never be answered.
const openCache = self.caches.open.bind(self.caches)
const deleteCache = self.caches.delete.bind(self.caches)
const ownName = (name: string) => (name.startsWith('msw:') ? `${name}${built.version}` : name)
self.caches.open = (name) => openCache(ownName(name))
self.caches.delete = (name) => deleteCache(ownName(name))

self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.data === STORE_FOR_OFFLINE && port) {
    const urls = built.offline.map(({ url }) => new URL(url, scope).href)
    // In development there is no shell, and so nothing that would open without a network.
    const isStored = built.shell.length > 0 ? shells.store(urls) : Promise.resolve(false)
    return event.waitUntil(isStored.then((isReady) => port.postMessage(isReady)))
  }
  // A page that a hard reload took out of the worker's hands asks to be taken back.
  if (event.data === 'PASAR_CLAIM') event.waitUntil(self.clients.claim())
  else event.waitUntil(shells.forgetOld())
})

self.importScripts('mockServiceWorker.js')
