import type { AppBridge } from '../base/appBridge.ts'
import type { StateStore } from './store.ts'

/** What one tab's console tells the other tabs: their screens show an older shop, perhaps somebody else's. */
export interface ConsoleMessage {
  /** The revision of the state from which on it holds. */
  revision: number
  /** Whatever a tab remembers of its shopper is of somebody who is no longer there. */
  isForgotten: boolean
}

export const isConsoleMessage = (data: unknown): data is ConsoleMessage =>
  typeof data === 'object' && data !== null && 'revision' in data && 'isForgotten' in data

/** News of a write, and of what the write was for, come by two ways: either may be first. */
async function caughtUp(store: StateStore, revision: number): Promise<void> {
  while ((await store.read()).revision < revision) {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}

/** Shows in this tab what a console has done in another one. */
export async function follow(news: ConsoleMessage, store: StateStore, shop: AppBridge | null): Promise<void> {
  await caughtUp(store, news.revision)
  if (news.isForgotten) shop?.forget()
  shop?.standStill((await store.read()).clock.frozenAt)
  await shop?.refresh()
}
