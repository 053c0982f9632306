import { type Cents, cents } from '../contract/entities/money.ts'
import { Header } from '../contract/headers.ts'

/** The rows of the error catalogue that an answer, or the lack of one, can mean (document 2 §8). */
export type FailureKind = 'network' | 'notJson' | 'unauthorized' | 'bot' | 'refused' | 'server'

const UNAUTHORIZED = 'Unauthorized Access Error'
const NETWORK = 'Looks like you have limited or no network connection. Please try again.'
const UNEXPECTED = 'Sorry, an unexpected error has occurred.'

interface Details {
  status?: number
  code?: number | string | null
  body?: unknown
  cause?: unknown
  challengeId?: string | null
}

/**
 * Why a call has no usable answer. `code` is the server's own code, a number or a word; `message` is for developers, not for the screen.
 */
export class Failure extends Error {
  readonly kind: FailureKind
  /** HTTP status; 0 without an answer. */
  readonly status: number
  readonly code: number | string | null
  readonly body: unknown
  /** The challenge that the bot protection requires; null for every other failure. */
  readonly challengeId: string | null

  constructor(
    kind: FailureKind,
    message: string,
    { status = 0, code = null, body, cause, challengeId = null }: Details = {},
  ) {
    super(message, { cause })
    this.name = kind === 'unauthorized' ? 'UnauthorizedError' : 'Failure'
    this.kind = kind
    this.status = status
    this.code = code
    this.body = body
    this.challengeId = challengeId
  }
}

export const networkFailure = (cause: unknown): Failure => new Failure('network', NETWORK, { cause })

export const notJsonFailure = (status: number, body: string): Failure =>
  new Failure('notJson', UNEXPECTED, { status, body })

/** An answer that is JSON but lacks promised fields. Most calls treat it as a failure (document 2 §5). */
export const emptyFailure = (status: number, body: unknown): Failure =>
  new Failure('server', UNEXPECTED, { status, body })

/** An error of our own after an answer: nothing is known about its cause. */
export const unexpectedFailure = (cause: unknown): Failure => new Failure('server', UNEXPECTED, { cause })

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined

function codeOf(body: unknown): number | string | null {
  const code = fieldOf(body, 'errorCode')
  return typeof code === 'number' || typeof code === 'string' ? code : null
}

function messageOf(body: unknown): string | null {
  const text = fieldOf(body, 'error') ?? fieldOf(body, 'message')
  return typeof text === 'string' && text !== '' ? text : null
}

function kindOf(status: number, headers: Headers): FailureKind {
  if (status === 403 && headers.has(Header.BOT_BLOCK)) return 'bot'
  if (status === 401 || status === 403) return 'unauthorized'
  return status >= 500 ? 'server' : 'refused'
}

/** The meaning of an answer that is not a success; null for a success. A 500 in the body counts as one in the status (document 2 §8). */
export function failureOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
): Failure | null {
  const isRefused = status >= 400
  if (!isRefused && fieldOf(body, 'status') !== 500) return null
  const effectiveStatus = isRefused ? status : 500
  const kind = kindOf(effectiveStatus, headers)
  const message = messageOf(body) ?? (kind === 'unauthorized' ? UNAUTHORIZED : UNEXPECTED)
  const challengeId = kind === 'bot' ? headers.get(Header.BOT_BLOCK) : null
  return new Failure(kind, message, { status: effectiveStatus, code: codeOf(body), body, challengeId })
}

export const isFailure = (error: unknown): error is Failure => error instanceof Failure

/** The shopper or the shop aborted the request; nothing went wrong. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || (isFailure(error) && isAbort(error.cause)))

/** A field of the details with which the server refused a call. */
export const detailOf = ({ body }: Pick<Failure, 'body'>, name: string): unknown =>
  fieldOf(fieldOf(body, 'details'), name)

/** The total of the order in cents, when the order was refused because the shopper had seen another total. */
export function totalIn(failure: Failure): Cents | null {
  const total = detailOf(failure, 'totalPrice')
  return typeof total === 'number' ? cents(total) : null
}

/** How often a code may be tried again, after a wrong one. */
export function triesLeftIn(failure: Failure): number | null {
  const tries = detailOf(failure, 'triesLeft')
  return typeof tries === 'number' ? tries : null
}

/** The most that a cart line may hold, when a change was refused for that reason. */
export function maximumIn(failure: Failure): number | null {
  const maximum = detailOf(failure, 'maximum')
  return typeof maximum === 'number' ? maximum : null
}
