import { Refusal } from '../../src/contract/errorCodes.ts'
import type { ErrorBody } from '../../src/contract/call.ts'
import { type AnswerOverride, answerOverrideOf } from '../base/answerOverride.ts'
import type { Outcome } from '../server/faultInjector.ts'
import { isReason, refuse } from '../base/refuse.ts'

/** What can go wrong with an answer, as a link and the console name it. */
export const faultKinds = [
  'status',
  'code',
  'body-error',
  'no-data',
  'empty',
  'network',
  'offline',
  'not-json',
  'truncated',
  'reset',
  'dribble',
  'garbage',
  'slow',
  'answer',
  'never',
  'bot',
  'unauthorized',
  'forbidden',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** One fault. With `after` the work is done and only its answer is lost. */
export type Fault = { after?: true } &
  /** `retryAfter`: seconds in the header `Retry-After`. */
  (
    | { kind: 'status'; status: number; body?: unknown; retryAfter?: number }
    /** The refusal with this code of the error catalogue, a number or a word (document 2 §8), as a real input causes it. */
    | { kind: 'code'; code: number | string; status?: number }
    | { kind: 'slow' | 'dribble'; ms: number }
    | { kind: 'answer'; answer: AnswerOverride }
    | { kind: Exclude<FaultKind, 'status' | 'code' | 'slow' | 'dribble' | 'answer'> }
  )

const SLOW_MS = 3_000
const LONGEST_MS = 120_000

/** The answer of a real refusal with this code or word; a code that the catalogue does not have is answered as 400. */
function refusalOf(code: number | string): { status: number; body: ErrorBody } {
  if (isReason(code)) {
    const { status, body } = refuse(code)
    return { status, body }
  }
  return { status: 400, body: { error: String(code), errorCode: code } }
}

const refusal = (status: number, word: string) => ({ status, error: word, errorCode: word })

/** What the server does for a fault. */
export function outcomeOfFault(fault: Fault): Outcome {
  const common = { label: fault.kind, ...(fault.after ? { after: true } : {}) }
  switch (fault.kind) {
    case 'status':
      return {
        kind: 'status',
        status: fault.status,
        body: fault.body ?? refusal(fault.status, Refusal.SERVER_ERROR),
        ...(fault.retryAfter === undefined ? {} : { headers: { 'retry-after': `${fault.retryAfter}` } }),
        ...common,
      }
    case 'code': {
      const { status, body } = refusalOf(fault.code)
      return { kind: 'status', status: fault.status ?? status, body, ...common }
    }
    case 'body-error':
      return { kind: 'status', status: 200, body: refusal(500, Refusal.SERVER_ERROR), ...common }
    case 'no-data':
      return { kind: 'status', status: 200, body: {}, ...common }
    case 'unauthorized':
    case 'forbidden': {
      const { status, body } = refuse(fault.kind)
      return { kind: 'status', status, body, ...common }
    }
    case 'offline':
    case 'network':
      return { kind: 'network', ...common }
    case 'not-json':
      return { kind: 'notJson', ...common }
    case 'slow':
      return { kind: 'slow', ms: fault.ms, label: fault.kind }
    case 'dribble':
      return { kind: 'dribble', ms: fault.ms, ...common }
    case 'answer':
      return { kind: 'answer', answer: fault.answer, ...common }
    case 'reset':
    case 'garbage':
    case 'empty':
    case 'truncated':
    case 'never':
    case 'bot':
      return { kind: fault.kind, ...common }
  }
}

function argumentText(fault: Fault): string {
  switch (fault.kind) {
    case 'status':
      return `:${fault.status}${fault.retryAfter === undefined ? '' : `:${fault.retryAfter}`}`
    case 'code':
      return `:${fault.code}`
    case 'slow':
    case 'dribble':
      return `:${fault.ms}`
    case 'answer':
      return `:${JSON.stringify(fault.answer)}`
    default:
      return ''
  }
}

/** `status:503`, `code:561`, `slow:2000`, `answer:{"status":201}`, `network`, `network:after`: how a fault is written in a link. */
export function faultText(fault: Fault): string {
  return `${fault.kind}${argumentText(fault)}${fault.after ? ':after' : ''}`
}

const isKind = (word: string): word is FaultKind => (faultKinds as readonly string[]).includes(word)

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null

const AFTER = ':after'

function answerFaultOf(text: string): Fault | null {
  const isAfter = text.endsWith(AFTER)
  const answer = answerOverrideOf(isAfter ? text.slice(0, -AFTER.length) : text)
  return answer && { kind: 'answer', answer, ...(isAfter ? { after: true as const } : {}) }
}

/** Parses the output of `faultText`; null for an invalid text. */
export function faultOf(text: string): Fault | null {
  if (text.startsWith('answer:')) return answerFaultOf(text.slice('answer:'.length))
  const words = text.split(':')
  const after = words.at(-1) === 'after' && words.length > 1
  const [name = '', argument, ...rest] = after ? words.slice(0, -1) : words
  const kind = name.toLowerCase()
  if (!isKind(kind) || kind === 'answer') return null
  if (rest.length > 0 && kind !== 'status') return null
  const lost = after ? { after: true as const } : {}
  const number = wholeNumber(argument)
  switch (kind) {
    case 'status': {
      if (number === null || number < 200 || number > 599 || rest.length > 1) return null
      const retryAfter = wholeNumber(rest[0])
      if (rest.length > 0 && retryAfter === null) return null
      return { kind, status: number, ...(retryAfter === null ? {} : { retryAfter }), ...lost }
    }
    case 'code':
      return argument ? { kind, code: number ?? argument, ...lost } : null
    case 'slow':
    case 'dribble': {
      const ms = argument === undefined ? SLOW_MS : number
      const isPossible = ms !== null && ms <= LONGEST_MS && !(after && kind === 'slow')
      return isPossible ? { kind, ms, ...(kind === 'dribble' ? lost : {}) } : null
    }
    default:
      return argument === undefined ? { kind, ...lost } : null
  }
}
