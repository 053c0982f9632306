/** What one tab's console tells the others: their screens show an older shop, perhaps somebody else's. */
export interface ConsoleNews {
  /** The revision of the state from which on it holds. */
  revision: number
  /** Whatever a tab remembers of its shopper is of somebody who is no longer there. */
  isForgotten: boolean
}

/** The other tabs of this browser that have a console too. */
export interface OtherTabs {
  tell(news: ConsoleNews): void
  listen(listener: (news: ConsoleNews) => Promise<void>): void
}

const isNews = (data: unknown): data is ConsoleNews =>
  typeof data === 'object' && data !== null && 'revision' in data && 'isForgotten' in data

/** By BroadcastChannel; nobody where there is none. */
export function otherTabs(name: string): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    tell: (news) => channel?.postMessage(news),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) void listener(data)
      })
    },
  }
}
