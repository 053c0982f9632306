import type { CallName } from '../../src/contract/callTable.ts'

/** The request that is decided about: matched, let in and checked, not yet answered. */
export interface RequestInfo {
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
 * What the shop tells of a visit, and what it asks for by itself, whenever it has the time: how often and after what that is depends on
 * the machine. What strikes or holds whatever is asked leaves it out, so that the same visit meets the same faults.
 */
export const isAside = (path: string): boolean =>
  /^\/api\/(track|client-errors|interstitial|account\/reorder\/pages\/1-1|locales\/\w+\/(later|account)\.json)$/.test(
    path,
  )

interface Fault {
  /** The handler does its work first and only its answer is lost, as when a connection breaks on the way back. */
  after?: boolean
  /** What the journal calls it; its kind unless said. */
  label?: string
}

/** What may come instead of the handler's answer, or with it. */
export type Outcome =
  | ({ kind: 'status'; status: number; body?: unknown; headers?: Record<string, string> } & Fault)
  | ({ kind: 'network' } & Fault)
  | ({ kind: 'notJson'; status?: number; text?: string } & Fault)
  /** The answer with no body at all. */
  | ({ kind: 'empty' } & Fault)
  /** The answer, cut in the middle: the work is always done. */
  | ({ kind: 'truncated' } & Fault)
  | ({ kind: 'never' } & Fault)
  /** The bot protection's block with a challenge that can be passed (document 2 §6). */
  | ({ kind: 'bot' } & Fault)
  /** Answers as usual, later. */
  | { kind: 'slow'; ms: number; label?: string }

/** What a fault needs of the request that it spoils. */
export interface Spoilt {
  signal: AbortSignal
  /** Does the handler's work; answers its reply. */
  work: () => Promise<unknown>
  /** The id of a challenge to this browser that it can pass. */
  challengeId: () => Promise<string>
}

/** The response that a fault makes; one of kind `never` gives none until the caller gives up. */
export type FaultResponse = (outcome: Exclude<Outcome, { kind: 'slow' }>, spoilt: Spoilt) => Promise<Response>

/** What stands between the server and its caller: faults, a slow network, answers that are held back. */
export interface FaultInjector {
  /** Decides about every request in turn; nothing means "as usual". */
  outcomeOf(info: RequestInfo): Outcome | undefined
  responseOf: FaultResponse
  /** Milliseconds before the work begins. */
  delayOf(info: RequestInfo): number
  /** Resolves when the finished answer may leave; nothing when it may at once. Rejects when the caller gives up. */
  gateOf(info: RequestInfo, signal: AbortSignal): Promise<void> | undefined
  /** Every request is answered as usual now, however late. */
  isCalm(): boolean
}

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
