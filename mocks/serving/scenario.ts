import type { CallName } from '../../src/contract/callTable.ts'

/** The request a scenario decides about: matched, let in and checked, not yet answered. */
export interface Moment {
  call: CallName | 'page'
  method: string
  /** Without the base path. */
  path: string
  params: Record<string, string>
  query: unknown
  body: unknown
  visitor: string
}

/**
 * What a scenario may do instead of the handler. With `after` the handler does its work first and only its answer is
 * lost, as when a connection breaks on the way back.
 */
export type Outcome =
  | { kind: 'status'; status: number; body?: unknown; headers?: Record<string, string>; after?: boolean }
  | { kind: 'network'; after?: boolean }
  | { kind: 'notJson'; status?: number; text?: string; after?: boolean }
  | { kind: 'never'; after?: boolean }
  /** Answers as usual, later. */
  | { kind: 'slow'; ms: number }

/** Decides about every request in turn; nothing means "as usual". */
export type Scenario = (moment: Moment) => Outcome | undefined

const GATEWAY_PAGE = '<!doctype html><title>502</title><h1>Bad gateway</h1>'

/** Resolves after so many ms of real time; rejects when the caller gives up first, as `fetch` does. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp)
      resolve()
    }, ms)
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}

const never = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** The response that a fault makes; one of kind `never` gives none until the caller gives up. */
export async function faultResponse(
  outcome: Exclude<Outcome, { kind: 'slow' }>,
  signal: AbortSignal,
): Promise<Response> {
  switch (outcome.kind) {
    case 'status':
      return Response.json(outcome.body ?? { error: 'server_error' }, {
        status: outcome.status,
        ...(outcome.headers ? { headers: outcome.headers } : {}),
      })
    case 'network':
      return Response.error()
    case 'notJson':
      return new Response(outcome.text ?? GATEWAY_PAGE, {
        status: outcome.status ?? 502,
        headers: { 'content-type': 'text/html' },
      })
    case 'never':
      return await never(signal)
  }
}
