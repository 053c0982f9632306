/** The parts of a service worker's global scope that ours uses: the compiler's `webworker` library conflicts with the one for pages. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface Fetched extends Lasting {
  readonly request: Request
  readonly clientId: string
  /** The page that this navigation creates. */
  readonly resultingClientId: string
  respondWith(response: Promise<Response> | Response): void
}

interface Page {
  readonly id: string
}

interface ReceivedMessage extends Lasting {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

export interface WorkerScope {
  readonly registration: { readonly scope: string; unregister: () => Promise<boolean> }
  readonly caches: CacheStorage
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
  }
  readonly skipWaiting: () => Promise<void>
  importScripts(...urls: string[]): void
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: ReceivedMessage) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void
}
