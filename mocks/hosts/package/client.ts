import { BatchInterceptor } from '@mswjs/interceptors'
import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { shopOfTab } from '../../base/controlledTab.ts'
import { createMockServer } from '../../server/mockServer.ts'
import { serve } from '../../server/serve.ts'
import { browserStorage } from '../../state/storage.ts'
import { browserTabs } from '../../state/tabs.ts'
import type { AppBridge } from '../../base/appBridge.ts'
import type { MockHandle, MockStatus } from '../../base/status.ts'
import type { ShopOptions } from './api.ts'

const STATUS: MockStatus = { by: 'in-page', reason: 'other-app' }

/** Dispatched when the shop has changed from outside. An app that prevents its default requests its data again; otherwise the page reloads. */
const CHANGED = 'pasar-mock:change'

/** A page of any app: it goes by addresses, and reloads to show a change. */
const appOf = (base: string): AppBridge => ({
  href: () => location.href,
  send: (request) => fetch(request),
  go: async (path) => location.assign(`${base}${path.slice(1)}`),
  async refresh() {
    if (dispatchEvent(new CustomEvent(CHANGED, { cancelable: true }))) location.reload()
  },
  stopClock: () => undefined,
  forget: () => undefined,
  tracked: () => [],
  onTracked: () => () => undefined,
  acceptAge: () => undefined,
})

/** Answers the requests of this page from now on, and then loads the console. The shop is kept in the browser. */
export function start({ origin, ...options }: Omit<ShopOptions, 'isKept' | 'clock'>): void {
  const shop = shopOfTab()
  const server = createMockServer({
    ...options,
    storage: browserStorage(shop),
    tabs: browserTabs(shop),
  })
  const handle: MockHandle = {
    status: () => STATUS,
    subscribe: () => () => undefined,
    ready: Promise.resolve(),
    attach: () => undefined,
  }
  const controlled = import('../browser/controlledPage.ts').then(({ controlPage }) =>
    controlPage({ server, handle, bridge: Promise.resolve(async () => appOf(server.base)), isAsked: true }),
  )
  const interceptor = new BatchInterceptor({
    name: 'pasar-mock',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  })
  interceptor.apply()
  interceptor.on('request', async ({ request, controller }) => {
    if (origin !== undefined && new URL(request.url).origin !== origin) return
    // The faults of a repro link hold for the first request.
    await controlled
    const response = await serve(request, server)
    if (response?.type === 'error') controller.errorWith(new TypeError('Failed to fetch'))
    else if (response) controller.respondWith(response)
  })
}
