import { isFailure } from '../../api/failure.ts'
import { request } from '../../api/request.ts'
import { engagementCalls } from '../../contract/calls/engagement.ts'
import { currentAccount } from '../../stores/session/account.ts'
import { now } from '../../stores/base/clock.ts'
import { useNewsfeed } from '../../stores/notices/newsfeed.ts'
import { usePanels } from '../../stores/overlays/panels.ts'
import type { Router } from '../../navigation/router.ts'

/** Stories appear a few times a day, so that a count this old is good enough. */
const NEWS_EVERY_MS = 5 * 60_000

/**
 * Loads the number of unread stories for the bell: at the start, after a login or logout, and when the count is some minutes old, with the
 * next page or when the tab becomes visible (document 2 §7, `account/newsfeed/time`).
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
      // With the panel open, the stories are being read.
      if (!signal.aborted && usePanels.getState().open !== 'newsfeed')
        useNewsfeed.setState({ unread: data.unreadCount })
    } catch (error) {
      // The bell works without a count.
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
