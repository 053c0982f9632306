import { logError, onErrorReported } from '../../api/report.ts'
import { trackingCalls } from '../../contract/calls/tracking.ts'
import type { ClientError } from '../../contract/entities/engagement/trackedEvent.ts'
import { pageProperties } from '../../domain/engagement/tracking.ts'
import { now } from '../../stores/base/clock.ts'
import { createErrorLog } from '../../tracking/errorLog.ts'
import { post } from '../../tracking/post.ts'
import type { Router } from '../../navigation/router.ts'
import { placeOf } from './place.ts'

async function send(error: ClientError): Promise<void> {
  try {
    await post(trackingCalls.logClientError, error)
  } catch {
    // A log that cannot be reached is not told of to itself.
  }
}

/** What nobody caught. A file that does not come is an event too, but no error; one that was dealt with is none any more. */
function logUncaught(event: Event): void {
  if (event.defaultPrevented) return
  if (event instanceof PromiseRejectionEvent) logError('Not caught:', event.reason)
  else if (event instanceof ErrorEvent && event.error) logError('Not caught:', event.error)
}

/**
 * Tells the shop's log of what goes wrong in the page from now on, and of what did before (document 2 §7, "Client error logging
 * call"): what was reported, what a page broke on, and what nobody caught. Answers the way to stop.
 */
export function startErrorLog(router: Router, earlier: readonly Event[]): () => void {
  const page = () => {
    const { route, path } = placeOf(router.state, router)
    const shown = pageProperties(route, path, '')
    return 'path' in shown ? shown.path : shown.route
  }
  const unsubscribe = onErrorReported(createErrorLog({ now, page, send: (error) => void send(error) }))
  const ends = new AbortController()
  for (const event of earlier) logUncaught(event)
  for (const name of ['error', 'unhandledrejection'])
    window.addEventListener(name, logUncaught, { signal: ends.signal })
  return () => {
    unsubscribe()
    ends.abort()
  }
}
