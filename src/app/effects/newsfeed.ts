import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementCalls } from '../../contract/calls/engagement.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { now } from '../../stores/base/clock.ts'
import { useNewsfeed } from '../../stores/notices/newsfeed.ts'
import { usePanels } from '../../stores/overlays/panels.ts'
import type { Router } from '../../navigation/router.ts'

/** Stories come a few times a day: nobody waits for the minute of one. */
const NEWS_EVERY_MS = 5 * 60_000

/**
 * Keeps the bell's count: asked for once the shop stands, for whoever logs in or out, and with a later page or a tab that is looked at
 * again when it is some minutes old (document 2 §7, `account/newsfeed/time`).
 */
export function countUnreadNews(router: Router): () => void {
  let askedAt = -Infinity
  let askedFor: string | null = null
  let asked = new AbortController()

  const ask = async () => {
    const who = currentAccount()?._id ?? ''
    if (who === askedFor && Math.abs(now() - askedAt) < NEWS_EVERY_MS) return
    askedAt = now()
    askedFor = who
    asked.abort()
    const { signal } = (asked = new AbortController())
    try {
      const { data } = await request(engagementCalls.newsfeedTime, { signal })
      // Whoever has them open reads them just now.
      if (!signal.aborted && usePanels.getState().open !== 'newsfeed')
        useNewsfeed.setState({ unread: data.unreadCount })
    } catch (error) {
      // A bell without a count still opens the news.
      if (!signal.aborted && !isFailure(error)) throw error
    }
  }
  const look = () => {
    if (document.visibilityState === 'visible') void ask()
  }

  void ask()
  const stop = router.subscribe(({ navigation, revalidation }) => {
    if (navigation.state === 'idle' && revalidation === 'idle') void ask()
  })
  document.addEventListener('visibilitychange', look)
  return () => {
    asked.abort()
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}
