import type { AppBridge } from './appBridge.ts'

/** Why the mock answers in the page although a worker would show its calls in the network panel. */
export type InPageReason =
  /** The page has not finished loading. */
  | 'starting'
  /** No service workers here, as on a plain http address. */
  | 'unsupported'
  /** The page stands outside the path that a worker of the shop may serve. */
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

export type MockStatus =
  /** Offline-ready once the worker has stored every file that the shop may need. */
  { by: 'worker'; isOfflineReady: boolean } | { by: 'in-page'; reason: InPageReason }

export interface MockHandle {
  status(): MockStatus
  /** Hears of every change; returns the way to stop. */
  subscribe(listener: () => void): () => void
  /** Resolves when the shop may ask for its first page: what a link wishes is in place by then. Never rejects. */
  ready: Promise<void>
  /** Joins the shop on screen, so that what is changed from outside is seen there. The door loads only where it is needed. */
  attach(door: () => Promise<AppBridge>): void
  /** Tries once more to let the worker answer, where there can be one. Never rejects. */
  tryWorker?(): Promise<void>
}
