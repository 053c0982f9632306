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
    // An unreachable error log cannot log its own failure.
  }
}

/** Logs an uncaught error. A file that fails to load is an event without an error, and a handled event counts no more. */
function logUncaught(event: Event): void {
  if (event.defaultPrevented) return
  if (event instanceof PromiseRejectionEvent) logError('Not caught:', event.reason)
  else if (event instanceof ErrorEvent && event.error) logError('Not caught:', event.error)
}

/**
 * Starts the shop's error log (document 2 §7, "Client error logging call"): reported errors, failed pages and uncaught errors, including
 * earlier ones. Returns a function that stops it.
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
