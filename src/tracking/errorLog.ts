import type { ClientError } from '../contract/entities/engagement/trackedEvent.ts'
import { withoutPersonal } from '../domain/engagement/tracking.ts'

/** A defect often repeats. More errors than this add no information, and the server may be overloaded. */
const ERRORS_PER_MINUTE = 10
const MINUTE_MS = 60_000
const MESSAGE_LENGTH = 500
const STACK_LENGTH = 4_000

interface ErrorLogOptions {
  /** The server's time in ms. */
  now: () => number
  /** The page, without personal data. */
  page: () => string
  send: (error: ClientError) => void
}

const descriptionOf = (cause: unknown): string => {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  return typeof cause === 'string' || typeof cause === 'number' ? `${cause}` : ''
}

/**
 * Creates the shop's error log (document 2 §7, "Client error logging call"): each error once, a few per minute, without personal data.
 * `note` is for developers; `cause` is what was thrown or answered.
 */
export function createErrorLog({ now, page, send }: ErrorLogOptions) {
  const known = new Set<unknown>()
  let recent: readonly number[] = []

  return (note: string, cause?: unknown): void => {
    const message = withoutPersonal([note, descriptionOf(cause)].filter(Boolean).join(' ')).slice(
      0,
      MESSAGE_LENGTH,
    )
    const stack = cause instanceof Error && cause.stack
    const isObject = typeof cause === 'object' && cause !== null
    const isKnown = (isObject && known.has(cause)) || known.has(`${message} ${stack}`)
    if (message === '' || isKnown) return
    const time = now()
    // A clock that was set back also ends the minute.
    recent = recent.filter((earlier) => Math.abs(time - earlier) < MINUTE_MS)
    if (recent.length >= ERRORS_PER_MINUTE) return
    recent = [...recent, time]
    if (isObject) known.add(cause)
    known.add(`${message} ${stack}`)
    send({
      message,
      ...(stack ? { stack: withoutPersonal(stack).slice(0, STACK_LENGTH) } : {}),
      path: page(),
      timestamp: time,
    })
  }
}
