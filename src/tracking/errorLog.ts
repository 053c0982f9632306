import type { ClientError } from '../contract/entities/engagement/trackedEvent.ts'
import { withoutPersonal } from '../domain/engagement/tracking.ts'

/** One defect seldom comes alone: what comes beyond this says nothing new, to a server that may be in need itself. */
const ERRORS_TOLD_A_MINUTE = 10
const MINUTE_MS = 60_000
const MESSAGE_LENGTH = 500
const STACK_LENGTH = 4_000

interface ErrorLogOptions {
  /** By the server's clock, in ms. */
  now: () => number
  /** The page, as far as it may be told. */
  page: () => string
  send: (error: ClientError) => void
}

const wordsOf = (cause: unknown): string => {
  if (cause instanceof Error) return `${cause.name}: ${cause.message}`
  return typeof cause === 'string' || typeof cause === 'number' ? `${cause}` : ''
}

/**
 * What went wrong in the page, for the shop's log (document 2 §7, "Client error logging call"): each thing once, a few a minute, and
 * without what could say who it happened to. `note` is for developers; `cause` what was thrown or answered.
 */
export function createErrorLog({ now, page, send }: ErrorLogOptions) {
  const known = new Set<unknown>()
  let recent: readonly number[] = []

  return (note: string, cause?: unknown): void => {
    const message = withoutPersonal([note, wordsOf(cause)].filter(Boolean).join(' ')).slice(0, MESSAGE_LENGTH)
    const stack = cause instanceof Error && cause.stack
    const isObject = typeof cause === 'object' && cause !== null
    const isKnown = (isObject && known.has(cause)) || known.has(`${message} ${stack}`)
    if (message === '' || isKnown) return
    const time = now()
    // A clock that was set back has left the minute too.
    recent = recent.filter((earlier) => Math.abs(time - earlier) < MINUTE_MS)
    if (recent.length >= ERRORS_TOLD_A_MINUTE) return
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
