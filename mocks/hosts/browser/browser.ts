import { CONTROLLED, shopOfTab } from '../../base/controlledTab.ts'
import { serve, serveAsFetch } from '../../server/serve.ts'
import { createMockServer, type MockServer, stockedFor } from '../../server/mockServer.ts'
import { browserStorage } from '../../state/storage.ts'
import { browserTabs } from '../../state/tabs.ts'
import type { ControlledPage } from './controlledPage.ts'
import type { AppBridge } from '../../base/appBridge.ts'
import { isReproLink } from '../../scenarios/linkNames.ts'
import type { InPageReason, MockHandle, MockStatus } from '../../base/status.ts'

type Send = (request: Request) => Promise<Response>

/** By then a page has loaded what it starts with. Fetching and storing all files of the shop would slow down a busy page. */
const SETTLED_MS = 2_000
/** The worker starts after this time at the latest, however busy the page is. */
const IDLE_PATIENCE_MS = 5_000
/** How long the page of a repro link waits for the worker before it starts without it. */
const SETTLING_PATIENCE_MS = 5_000

interface StartOptions {
  /** Where the shop sends its requests; null gives them back to the network. */
  setTransport: (send: Send | null) => void
  /** The base path of the shop, with a slash at both ends. */
  base: string
  /** The approximate number of variants, instead of the hand-written ones. */
  catalogueSize?: number | undefined
}

/**
 * Starts the mocked shop in this page and answers its requests at once. When the page is idle, the worker takes over, if it passes a test
 * request; if anything fails, the page continues to answer. The status is also on the document element: `data-mock`, `data-mock-reason`, `data-offline-ready`.
 */
export function start({ setTransport, base, catalogueSize }: StartOptions): MockHandle {
  const shop = shopOfTab()
  const server = createMockServer({
    base,
    storage: browserStorage(shop),
    tabs: browserTabs(shop),
    ...(catalogueSize === undefined ? {} : { catalogueSize }),
  })
  const inPage: Send = (request) => serveAsFetch(request, server)
  const listeners = new Set<() => void>()
  let status: MockStatus = { by: 'in-page', reason: 'starting' }

  function become(next: MockStatus, send: Send) {
    status = next
    setTransport(send)
    const { dataset } = document.documentElement
    dataset['mock'] = next.by
    if (next.by === 'in-page') dataset['mockReason'] = next.reason
    else delete dataset['mockReason']
    dataset['offlineReady'] = `${next.by === 'worker' && next.isOfflineReady}`
    for (const listener of listeners) listener()
  }
  const stayInPage = (reason: InPageReason) => become({ by: 'in-page', reason }, inPage)

  async function handOver() {
    try {
      const { controlledByOwnWorker } = await import('./ownWorker.ts')
      const hindrance = await controlledByOwnWorker(base)
      if (hindrance) return stayInPage(hindrance)
      const { throughWorker } = await import('./browserWorker.ts')
      const onLost = () => stayInPage('lost')
      const answer = (request: Request) => serve(request, server, undefined, 'worker')
      const worker = await throughWorker({ base, answer, inPage, onLost })
      if ('reason' in worker) return stayInPage(worker.reason)
      become({ by: 'worker', isOfflineReady: false }, worker.send)
      return whenIdle(() => void storeRest(worker))
    } catch (error) {
      console.error('The worker could not start.', error)
      return stayInPage('failed')
    }
  }

  async function storeRest({ send, store }: { send: Send; store: () => Promise<boolean> }) {
    const isOfflineReady = await store()
    if (status.by === 'worker') become({ by: 'worker', isOfflineReady }, send)
  }

  stayInPage('starting')
  // The same link must give the same journal, so that it is decided who answers before the first request.
  const isAsked = isAskedFor()
  const settled = isAsked || import.meta.env.DEV ? handOver() : null
  let openBridge: ((bridge: () => Promise<AppBridge>) => void) | undefined
  const handle: MockHandle = {
    status: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ready: Promise.resolve(),
    attach: (bridge) => openBridge?.(bridge),
    tryWorker: handOver,
  }
  const bridge = new Promise<() => Promise<AppBridge>>((resolve) => {
    openBridge = resolve
  })
  void bridge.then(() =>
    whenIdle(() => {
      if (!settled) void handOver()
      // The index of a shop of another size; if loading fails, the first search loads it again.
      prepareStock(server).catch((error) => console.error('The search index could not load.', error))
    }),
  )
  const control = (isAsked: boolean) => takeControl({ server, handle, bridge, isAsked })
  if (settled && isAsked)
    handle.ready = Promise.all([control(true), within(SETTLING_PATIENCE_MS, settled)]).then(() => undefined)
  else if (hasConsole) {
    server.journal.keepsAnswers = true
    void bridge.then(() => control(false))
  } else followConsoles(server, bridge)
  return handle
}

async function prepareStock(server: MockServer): Promise<void> {
  const state = await server.store.read()
  await stockedFor(server, state).prepare(state.catalogueSeed)
}

/** Whether every tab has the console, which then loads after the first page: in development, and in a build with `VITE_CONSOLE`. */
const hasConsole = Boolean(import.meta.env.DEV || import.meta.env.VITE_CONSOLE)

/** By the address of this page, or of one before it in the tab. */
function isAskedFor(): boolean {
  if (isReproLink(new URLSearchParams(location.search))) return true
  try {
    return sessionStorage.getItem(CONTROLLED) !== null
  } catch {
    return false
  }
}

/** If the controls do not load, the shop continues without them. */
async function takeControl(page: ControlledPage): Promise<void> {
  try {
    const { controlPage } = await import('./controlledPage.ts')
    await controlPage(page)
  } catch (error) {
    console.error('The controls could not start.', error)
  }
}

/** What a console in another tab does to the shop is on screen here as well, at once; nothing of it loads before one does. */
function followConsoles({ store }: MockServer, bridge: Promise<() => Promise<AppBridge>>): void {
  if (typeof BroadcastChannel === 'undefined') return
  new BroadcastChannel(CONTROLLED).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const followed = async () => {
      const { follow, isConsoleMessage } = await import('../../state/consoleBroadcast.ts')
      const open = await bridge
      if (isConsoleMessage(data)) await follow(data, store, await open())
    }
    followed().catch((error) => console.error('Another console could not be followed.', error))
  })
}

const within = (patience: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, patience))])

/** When the page has settled and is idle. */
function whenIdle(work: () => void) {
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_PATIENCE_MS })
    else work()
  }, SETTLED_MS)
}
