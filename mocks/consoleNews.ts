import type { ShopDoor } from './controls/shopDoor.ts'
import type { Keeper } from './shop/keeper.ts'

/** What one tab's console tells the other tabs: their screens show an older shop, perhaps somebody else's. */
export interface ConsoleNews {
  /** The revision of the state from which on it holds. */
  revision: number
  /** Whatever a tab remembers of its shopper is of somebody who is no longer there. */
  isForgotten: boolean
}

export const isNews = (data: unknown): data is ConsoleNews =>
  typeof data === 'object' && data !== null && 'revision' in data && 'isForgotten' in data

/** News of a write, and of what the write was for, come by two ways: either may be first. */
async function caughtUp(keeper: Keeper, revision: number): Promise<void> {
  while ((await keeper.read()).revision < revision) {
    await new Promise<void>((resolve) => {
      const stop = keeper.subscribe(() => {
        stop()
        resolve()
      })
    })
  }
}

/** Shows in this tab what a console has done in another one. */
export async function follow(news: ConsoleNews, keeper: Keeper, shop: ShopDoor | null): Promise<void> {
  await caughtUp(keeper, news.revision)
  if (news.isForgotten) shop?.forget()
  shop?.standStill((await keeper.read()).clock.frozenAt)
  await shop?.refresh()
}
