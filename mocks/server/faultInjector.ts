import type { AnswerOverride } from '../base/answerOverride.ts'
import type { CallName } from '../../src/contract/callTable.ts'

/** A request before its answer: matched, admitted and validated. */
export interface RequestInfo {
  call: CallName | 'page'
  method: string
  /** Without the base path. */
  path: string
  /** Of page data: its path. */
  params: Record<string, string>
  query: unknown
  body: unknown
  visitor: string
}

/**
 * Requests that the shop sends by itself when it has time: their number and order depend on the machine. Faults for any request skip them,
 * so that the same session has the same faults.
 */
export const isAside = (path: string): boolean =>
  /^\/api\/(track|client-errors|interstitial|account\/reorder\/pages\/1-1|locales\/\w+\/(shop|account)\.json)$/.test(
    path,
  )

interface Fault {
  /** The handler does its work first and only its answer is lost, as when a connection breaks on the way back. */
  after?: boolean
  /** Its name in the journal; by default its kind. */
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
  /** The answer breaks off in the middle, and the connection with it: the work is always done. */
  | ({ kind: 'reset' } & Fault)
  /** The whole answer, in small pieces over that many ms. */
  | ({ kind: 'dribble'; ms: number } & Fault)
  /** Random bytes in the place of the answer. */
  | ({ kind: 'garbage' } & Fault)
  /** Another answer, or the real one with changes. */
  | ({ kind: 'answer'; answer: AnswerOverride } & Fault)
  /** Answers as usual, later. */
  | { kind: 'slow'; ms: number; label?: string }

/** What a fault needs of the request that it spoils. */
export interface Spoilt {
  signal: AbortSignal
  /** Runs the handler; returns its reply. */
  work: () => Promise<unknown>
  /** The id of a challenge to this browser that it can pass. */
  challengeId: () => Promise<string>
}

/** The response of a fault; one of kind `never` gives none until the caller aborts. */
export type FaultResponse = (
  outcome: Exclude<Outcome, { kind: 'slow' | 'answer' }>,
  spoilt: Spoilt,
) => Promise<Response>

/** Everything between the server and its caller: faults, latency, held answers. */
export interface FaultInjector {
  /** Decides the outcome of every request in turn; undefined means no fault. */
  outcomeOf(info: RequestInfo): Outcome | undefined
  responseOf: FaultResponse
  /** Milliseconds before the work begins. */
  delayOf(info: RequestInfo): number
  /** Resolves when the finished answer may be sent; undefined when it may be sent at once. Rejects when the caller aborts. */
  gateOf(info: RequestInfo, signal: AbortSignal): Promise<void> | undefined
  /** Every request is answered as usual now, however late. */
  isCalm(): boolean
}

/** Resolves after that many ms of real time; rejects when the caller aborts first, as `fetch` does. */
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
