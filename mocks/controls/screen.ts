import { follow } from '../state/consoleBroadcast.ts'
import type { StateStore } from '../state/store.ts'
import type { KeptSnapshots } from './snapshots.ts'
import type { OtherTabs } from './otherTabs.ts'
import type { AppBridge } from '../base/appBridge.ts'

/** This tab before the shop has rendered; Node has none. */
export type EarlyTab = Pick<AppBridge, 'forget' | 'acceptAge' | 'href'>

/** Everything that shows the shop: this tab, before and after rendering, and the other tabs of the browser. */
export interface Screen {
  attach(shop: AppBridge): Promise<void>
  shop(): AppBridge | null
  /** The address of the current page; null where there is none. */
  href(): string | null
  /** Resets the state of every tab; the next `show` sends it to the other tabs. */
  forget(): void
  acceptAge(): void
  /** Requests everything on screen again, here and in the other tabs. */
  show(): Promise<void>
  /** Runs a function after the current page has rendered; at once where no page is loading. */
  onceSeen(work: () => Promise<void>): Promise<void>
}

export interface Surroundings {
  early?: EarlyTab
  others?: OtherTabs
  /** Where snapshots outlive the page. */
  snapshots?: KeptSnapshots | undefined
}

export function createScreen(store: StateStore, { early, others }: Surroundings): Screen {
  let shop: AppBridge | null = null
  let isForgotten = false
  let waiting: (() => Promise<void>)[] = []

  others?.listen((news) => follow(news, store, shop))
  return {
    async attach(bridge) {
      shop = bridge
      bridge.stopClock((await store.read()).clock.frozenAt)
      if (waiting.length === 0) return
      const works = waiting
      waiting = []
      // Requests of the first render may still be in flight; they finish before this.
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
      shop?.stopClock(clock.frozenAt)
      await shop?.refresh()
    },
    async onceSeen(work) {
      if (shop || !early) await work()
      else waiting = [...waiting, work]
    },
  }
}
