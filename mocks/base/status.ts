import type { AppBridge } from './appBridge.ts'

/** Why the page answers requests itself, although a worker would show them in the network panel. */
export type InPageReason =
  /** The page has not finished loading. */
  | 'starting'
  /** No service workers here, as on a plain http address. */
  | 'unsupported'
  /** The page is outside the scope of the shop's worker. */
  | 'outside-scope'
  /** A worker that is not the shop's serves this address. */
  | 'foreign-worker'
  /** The worker's script is missing, is no script, or the browser refuses it. */
  | 'not-registered'
  /** The worker runs, and the browser keeps this page from it, as after a hard reload. */
  | 'not-controlled'
  /** Calls do not reach the worker, as with "Bypass for network" in the developer tools. */
  | 'bypassed'
  /** A call came back without having been through the mock; it was then answered in the page. */
  | 'lost'
  /** The worker's part of the mock could not be loaded or started. */
  | 'failed'
  /** The page is of an app that uses the package `pasar-mock`. */
  | 'other-app'

export type MockStatus =
  /** Offline-ready once the worker has stored every file that the shop may need. */
  { by: 'worker'; isOfflineReady: boolean } | { by: 'in-page'; reason: InPageReason }

export interface MockHandle {
  status(): MockStatus
  /** Calls the listener after every change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Resolves after the link's options have been applied, when the shop may request its first page. Never rejects. */
  ready: Promise<void>
  /** Connects the running shop, so that changes from outside appear on screen. The bridge's code loads only on demand. */
  attach(bridge: () => Promise<AppBridge>): void
  /** Tries again to route requests through the worker, where one is possible. Never rejects. */
  tryWorker?(): Promise<void>
}
