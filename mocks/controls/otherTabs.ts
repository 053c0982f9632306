import { type ConsoleMessage, isConsoleMessage } from '../state/consoleBroadcast.ts'

/** The other tabs of this browser. */
export interface OtherTabs {
  send(news: ConsoleMessage): void
  listen(listener: (news: ConsoleMessage) => Promise<void>): void
}

/** By BroadcastChannel; does nothing where it is missing. */
export function otherTabs(name: string): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  return {
    send: (news) => channel?.postMessage(news),
    listen(listener) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isConsoleMessage(data)) void listener(data)
      })
    },
  }
}
