import { type ConsoleNews, isNews } from '../consoleNews.ts'

/** The other tabs of this browser. */
export interface OtherTabs {
  tell(news: ConsoleNews): void
  listen(listener: (news: ConsoleNews) => Promise<void>): void
}

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
