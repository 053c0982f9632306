import { follow } from '../state/consoleBroadcast.ts'
import type { StateStore } from '../state/store.ts'
import type { OtherTabs } from './otherTabs.ts'
import type { AppBridge } from '../base/appBridge.ts'

/** This tab before the shop is drawn in it; in Node there is none. */
export type EarlyTab = Pick<AppBridge, 'forget' | 'acceptAge' | 'href'>

/** What shows the shop: this tab, before and after it has drawn it, and the other tabs of the browser. */
export interface Screen {
  attach(shop: AppBridge): Promise<void>
  shop(): AppBridge | null
  /** The address of the page at hand; null where there is none. */
  href(): string | null
  /** Everybody's tab is one in which nobody has done anything yet; told to the others by the next `show`. */
  forget(): void
  acceptAge(): void
  /** Asks for everything on screen anew, here and in the other tabs. */
  show(): Promise<void>
  /** Does something once the page as it is now has been seen: at once where no page is on its way. */
  onceSeen(work: () => Promise<void>): Promise<void>
}

export interface Surroundings {
  early?: EarlyTab
  others?: OtherTabs
}

export function createScreen(store: StateStore, { early, others }: Surroundings): Screen {
  let shop: AppBridge | null = null
  let isForgotten = false
  let waiting: (() => Promise<void>)[] = []

  others?.listen((news) => follow(news, store, shop))
  return {
    async attach(bridge) {
      shop = bridge
      bridge.standStill((await store.read()).clock.frozenAt)
      if (waiting.length === 0) return
      const works = waiting
      waiting = []
      // What the page asked for while it was drawn may still be on its way: it has all of it after this.
      await bridge.refresh()
      for (const work of works) await work()
    },
    shop: () => shop,
    href: () => (shop ?? early)?.href() ?? null,
    forget() {
      isForgotten = true
      const tab = shop ?? early
      tab?.forget()
    },
    acceptAge() {
      const tab = shop ?? early
      tab?.acceptAge()
    },
    async show() {
      const { revision, clock } = await store.read()
      const news = { isForgotten, revision }
      isForgotten = false
      others?.send(news)
      shop?.standStill(clock.frozenAt)
      await shop?.refresh()
    },
    async onceSeen(work) {
      if (shop || !early) await work()
      else waiting = [...waiting, work]
    },
  }
}
