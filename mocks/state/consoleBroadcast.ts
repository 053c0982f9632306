import type { AppBridge } from '../base/appBridge.ts'
import type { StateStore } from './store.ts'

/** A console's message to the other tabs: their screens show an older state, perhaps of another user. */
export interface ConsoleMessage {
  /** The revision of the state from which it applies. */
  revision: number
  /** Everything that a tab has cached about its shopper is out of date. */
  isForgotten: boolean
}

export const isConsoleMessage = (data: unknown): data is ConsoleMessage =>
  typeof data === 'object' && data !== null && 'revision' in data && 'isForgotten' in data

/** The message of a write and that of its purpose come on two channels, in either order. */
async function caughtUp(store: StateStore, revision: number): Promise<void> {
  let isThere = false
  while (!isThere) {
    const { promise: change, resolve } = Promise.withResolvers<void>()
    // Before it reads: the write may arrive during the read.
    const stop = store.subscribe(() => resolve())
    isThere = (await store.read()).revision >= revision
    if (!isThere) await change
    stop()
  }
}

/** Shows in this tab what a console has done in another one. */
export async function follow(news: ConsoleMessage, store: StateStore, shop: AppBridge | null): Promise<void> {
  await caughtUp(store, news.revision)
  if (news.isForgotten) shop?.forget()
  shop?.stopClock((await store.read()).clock.frozenAt)
  await shop?.refresh()
}
