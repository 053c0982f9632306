import { afterEach, beforeEach } from 'vitest'
import { type Failure, isFailure } from '../../src/api/failure.ts'
import { forgetToken } from '../../src/api/request.ts'
import { setTransport } from '../../src/api/transport.ts'

type Reply = () => Response | Promise<Response>

export const ok =
  (body: unknown): Reply =>
  () =>
    Response.json(body)
export const status =
  (code: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  () =>
    Response.json(body, { status: code, headers })
export const offline: Reply = () => {
  throw new TypeError('Failed to fetch')
}

const pathOf = (asked: Request) => new URL(asked.url).pathname

/** A wire with prepared answers, new for each test. */
export function openWire() {
  let sent: Request[] = []
  beforeEach(() => {
    sent = []
    forgetToken()
  })
  afterEach(() => setTransport(null))
  return {
    sent: () => sent,
    countOf: (path: string) => sent.filter((asked) => pathOf(asked) === path).length,
    /** Answers each path from its list in order; the last answer repeats. */
    answer: (answers: Record<string, Reply[]>): void =>
      setTransport(async (asked) => {
        sent.push(asked)
        const queue = answers[pathOf(asked)] ?? []
        const next = queue.length > 1 ? queue.shift() : queue[0]
        if (!next) throw new Error(`There is no answer for ${asked.url}.`)
        return next()
      }),
  }
}

/** The error that rejects a promise; anything else fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<Failure> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!isFailure(error)) throw new Error('There should be this error.', { cause: error })
  return error
}
